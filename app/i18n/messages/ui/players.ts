import { msg } from "#app/i18n/message.ts";

export const playVideo = msg("Play video", "Seinn an físeán");
export const pauseStrip = msg("Pause the moving strip", "Cuir an stríoc ghluaisteach ar sos");
export const resumeStrip = msg("Let the strip move", "Lig don stríoc gluaiseacht");
export const cues = msg("Cues of this page", "Leideanna an leathanaigh seo");
