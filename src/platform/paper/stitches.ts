/** The stitches of `src/ui/thread/thread.svg` as an SVG path, in its own units. */
const path =
  'M1.6 3.2q4.6 0.1 9.2 -0.4M17.0 3.8q4.0 0.3 8.1 0.4M31.9 3.9q4.3 -0.4 8.7 -0.4M46.6 2.9q4.4 0.1 8.8 0.3M61.6 3.0q4.5 0.6 9.0 0.0M75.9 3.6q4.3 0.9 8.7 0.6M90.1 3.9q4.0 -0.6 8.1 -0.3M104.7 3.2q4.1 0.4 8.3 0.7M120.0 2.9q4.6 -0.1 9.2 -0.3M134.3 3.1q4.1 -0.3 8.2 0.6'

/** The stroke width of the thread and the length of the repeated part, in the same units. */
export const stitches = { path, thickness: 1.5, length: 144 } as const
