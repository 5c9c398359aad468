// What is on the page, told to the root of the page. A style could ask by :has(), but that would be asked anew with
// every change anywhere, also while somebody drags.

/** While the component that calls it is there, the root wears `data-NAME`. */
export function markRoot(name: string): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = "";
    return () => delete dataset[name];
  });
}
