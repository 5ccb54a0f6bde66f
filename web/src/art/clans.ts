/** The colours that people and pieces go by; each has a sign of the same name. */
export const CLANS = ["red", "blue", "green", "yellow", "purple", "bone", "sand", "bark", "pitch"] as const;
export type Clan = (typeof CLANS)[number];
