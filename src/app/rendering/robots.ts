/** Robots index or show each language at its own address, so the address without a language stays French for them. */
export const robot =
  /bot|crawl|spider|slurp|facebook(?:externalhit|catalog)|meta-external|google-|googleother|mediapartners|feedfetcher|whatsapp|embedly|iframely|vkshare|mastodon|preview|archiver|validator/i
