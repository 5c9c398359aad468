// What a trace of the browser says of the work on a page: by frame and by task, in the processor's time.
//
// Why not simply by the clock, with the browser's own throttling? It throttles by stopping the thread every fraction of a
// millisecond and letting it spin three times as long as it ran *by the clock*. What other programs take from the
// processor meanwhile is counted too, and then threefold once more: on a busy machine the same frame took 20 ms or 110.
// Measured with a loop that always does the same (three runs of 20 each, two cores with a load of 7): not throttled, by
// the clock 169 to 584 ms, by the thread's own time 117 to 133; throttled, by the clock 646 to 2,590, by the thread's own
// time 286 to 576, at the middle 440 to 478, which is four times 117. So the thread's own time, not throttled, times
// four is what throttling would show on a quiet machine; and it stays the same on a busy one, but for what the caches lose.

export const SLOWER = 4;

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as are all times here: when it began and how long it took by the clock, … */
  ts: number;
  dur?: number;
  /** … and how much of that the thread ran. */
  tdur?: number;
  args?: Record<string, unknown>;
}

/** Few: watching takes time, too. */
export const CATEGORIES = ["devtools.timeline", "toplevel"];

/** What counts in a frame, and what else is done for it. The names are those of the browser's own traces. */
const PHASES: Record<string, string[]> = {
  script: [
    ...["EvaluateScript", "FunctionCall", "EventDispatch", "TimerFire", "FireAnimationFrame"],
    ...["v8.callFunction", "RunMicrotasks", "BlinkScheduler_PerformMicrotaskCheckpoint"],
    ...["MinorGC", "MajorGC"],
  ],
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
  "hit test": ["HitTest"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"],
};
const COUNTED = ["script", "style", "layout"];
const PHASE_OF = new Map(
  Object.entries(PHASES).flatMap(([phase, names]) => names.map((name) => [name, phase] as const)),
);
/** It ends a frame on this thread, whether anything is painted or not. */
const LAST_OF_FRAME = "Layerize";
const TASK = /RunTask$/;

/** Something that was done, with all that was done within. */
interface Part {
  event: TraceEvent;
  /** Milliseconds of the slower processor, in all and without what is within. */
  time: number;
  own: number;
  within: Part[];
}

export interface Work {
  /** Milliseconds of each phase in each frame. */
  frames: Record<string, number>[];
  tasks: Part[];
}

/** What the thread of the page did: the one that lays out most. */
export function workOf(events: TraceEvent[]): Work {
  const roots = partsOf(mainThread(events));
  const all = roots.flatMap(withAllWithin);
  const ends = all.filter(({ event }) => event.name === LAST_OF_FRAME);
  ends.sort((one, other) => one.event.ts - other.event.ts);
  const frames = ends.map(() => Object.fromEntries(Object.keys(PHASES).map((phase) => [phase, 0])));
  for (const { event, own } of all) {
    const phase = isOfDriver(event) ? undefined : PHASE_OF.get(event.name);
    // What is done between two frames delays the second.
    const frame = frames[ends.findIndex((end) => end.event.ts >= event.ts)];
    if (phase && frame) frame[phase]! += own;
  }
  return { frames, tasks: all.filter(({ event }) => TASK.test(event.name)) };
}

/** Whoever drives the browser listens to the mouse as well. What belongs to the page has an address. */
function isOfDriver({ name, args }: TraceEvent): boolean {
  return name === "FunctionCall" && !(args as About | undefined)?.data?.url;
}

function mainThread(events: TraceEvent[]): TraceEvent[] {
  const counts = new Map<string, number>();
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events)
    if (event.name === "UpdateLayoutTree")
      counts.set(thread(event), (counts.get(thread(event)) ?? 0) + 1);
  const [busiest] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [""];
  return events.filter((event) => thread(event) === busiest);
}

function partsOf(events: TraceEvent[]): Part[] {
  const done = events.filter(({ ph, dur }) => ph === "X" && dur);
  done.sort((one, other) => one.ts - other.ts || other.dur! - one.dur!);
  const roots: Part[] = [];
  const open: Part[] = [];
  for (const event of done) {
    while (open.length && endOf(open.at(-1)!.event) <= event.ts) open.pop();
    const time = ((event.tdur ?? 0) * SLOWER) / 1000;
    const part = { event, time, own: time, within: [] };
    const around = open.at(-1);
    (around?.within ?? roots).push(part);
    if (around) around.own = Math.max(0, around.own - time);
    open.push(part);
  }
  return roots;
}

function endOf({ ts, dur }: TraceEvent): number {
  return ts + dur!;
}

function withAllWithin(part: Part): Part[] {
  return [part, ...part.within.flatMap(withAllWithin)];
}

/** Of a frame: what is scripted, styled and laid out. */
export function counted(frame: Record<string, number>): number {
  return COUNTED.reduce((sum, phase) => sum + frame[phase]!, 0);
}

export function share(numbers: number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** A line for each phase, and one for what is counted together. */
export function tableOf({ frames, tasks }: Work): string {
  const row = (name: string, numbers: number[]) => {
    const shares = [0.5, 0.95, 1].map((part) => share(numbers, part).toFixed(1).padStart(8));
    return `  ${name.padEnd(10)}${shares.join("")}`;
  };
  const changed = frames.filter(({ style }) => style! > 0.2);
  return [
    `  ${frames.length} frames   p50     p95     max   (ms, ${SLOWER} x)`,
    ...Object.keys(PHASES).map((phase) =>
      row(
        phase,
        frames.map((frame) => frame[phase]!),
      ),
    ),
    row("counted", frames.map(counted)),
    row(
      "tasks",
      tasks.map(({ time }) => time),
    ),
    `  in ${changed.length} frames that are styled anew:`,
    ...COUNTED.map((phase) =>
      row(
        phase,
        changed.map((frame) => frame[phase]!),
      ),
    ),
    row("counted", changed.map(counted)),
  ].join("\n");
}

/** What a task did, as far as it took any time. */
export function told(part: Part, least = 1, depth = 1): string {
  const { event, time, own, within } = part;
  const line = `${"  ".repeat(depth)}${time.toFixed(1)} (${own.toFixed(1)}) ${event.name} ${aboutIt(event)}`;
  const worth = within.filter((each) => each.time >= least);
  return [line.trimEnd(), ...worth.map((each) => told(each, least, depth + 1))].join("\n");
}

interface About {
  elementCount?: number;
  beginData?: { dirtyObjects?: number; totalObjects?: number };
  data?: { type?: string; functionName?: string; url?: string; lineNumber?: number };
}

function aboutIt({ args }: TraceEvent): string {
  const { elementCount, beginData, data } = (args ?? {}) as About;
  const { dirtyObjects, totalObjects } = beginData ?? {};
  const { type, functionName, url, lineNumber } = data ?? {};
  return [
    type,
    elementCount !== undefined && `${elementCount} elements`,
    dirtyObjects !== undefined && `${dirtyObjects} of ${totalObjects} boxes`,
    functionName !== undefined && `${functionName}, ${url?.split("/").at(-1)}:${lineNumber}`,
  ]
    .filter(Boolean)
    .join(", ");
}
