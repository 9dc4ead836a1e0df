/** The size of every picture in a shared link (§16). */
export const sharePictureSize = { width: 1200, height: 630 } as const
