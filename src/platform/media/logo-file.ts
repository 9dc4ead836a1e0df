/** The name of the only file of a logo, below its key. */
export const logoFile = 'logo.webp'

/** What the file of a logo fits into: three times what pages show, for the sharpest screens. */
export const sharpLogoFrame = { width: 600, height: 120 } as const
