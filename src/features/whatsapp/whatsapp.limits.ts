/** What the house may say of itself in the chat. */
export const customMessageMaxLength = 300

/** What fits into a link everywhere. */
export const chatMessageMaxLength = 1000

/** From the moment that the page is idle (§9). */
export const appearsAfterMs = 2_000

/** From the moment that the button is there. */
export const tooltipAfterMs = 3_000

/** From the moment that the tooltip is there. */
export const tooltipForMs = 5_000

/** How often the house is asked whether the team answers. */
export const statusPollMs = 300_000
