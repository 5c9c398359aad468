// How each language calls itself; not to be translated.
import type { Language } from "../../lib/languages";

export const TONGUES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };
export const SIGNS: Record<Language, string> = { en: "EN", ru: "РУ", uk: "УК" };
