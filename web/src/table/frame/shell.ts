// What the parts of the frame share: the table as it is shown, and what can be opened over it.
import { createContext } from "svelte";
import type { EndInfo, TableInfo } from "../../lib/protocol";
import type { About } from "../about.svelte";
import type { Session } from "../session.svelte";
import type { DrawerName, SheetName } from "../sheets";
import type { Status } from "../status";
import type { Toolbox } from "../toolbox.svelte";

export interface Shell {
  readonly session: Session;
  readonly table: TableInfo;
  readonly status: Status;
  readonly round: number;
  readonly about: About;
  readonly box: Toolbox;
  /** Null until the end is shown. */
  readonly ended: EndInfo | null;
  readonly open: SheetName | null;
  /** Opens it, or closes it if it is open. */
  toggle(drawer: DrawerName): void;
}

export const [getShell, setShell] = createContext<Shell>();
