/** They index or show each language at its own address, so the bare one stays French for them. */
export const robot = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|preview/i
