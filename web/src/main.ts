import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/settings.svelte";
import { speak } from "./lib/words";
import "./styles/type.css";
import "./styles/theme.css";
import "./styles/base.css";

import.meta.glob("./games/*/theme.css", { eager: true });

await speak(language());
mount(App, { target: document.getElementById("app")! });
