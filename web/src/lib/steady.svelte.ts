// Values that many things on a page depend on, told on only when they are other ones. What depends on a `$derived` is looked
// up whenever anything that it was made from has changed, though it may come out the same: for a few that is nothing, for
// every cell of a town it is most of a frame while one points. These are as new as the page, not as the last event: for
// what is drawn, not for what is decided by.
import { untrack } from "svelte";

class Box<Value> {
  value = $state.raw() as Value;
}

/** To be called while a component is made. */
export function steady<Value>(read: () => Value): { readonly current: Value } {
  const box = new Box<Value>();
  box.value = untrack(read);
  $effect.pre(() => {
    box.value = read();
  });
  return {
    get current() {
      return box.value;
    },
  };
}

/** The same of many, each by itself. `read` is asked for all of them; it says how one is found. */
export function steadyEach<Value>(
  count: number,
  read: () => (index: number) => Value,
): (index: number) => Value {
  const boxes = Array.from({ length: count }, () => new Box<Value>());
  const write = () => {
    const find = read();
    boxes.forEach((box, index) => (box.value = find(index)));
  };
  untrack(write);
  $effect.pre(write);
  return (index) => boxes[index]!.value;
}
