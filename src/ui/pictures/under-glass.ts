interface Place {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Sight {
  /** From the upper left corner of the frame. */
  readonly pointer: Place
  readonly frame: Size
  /** The file that the glass shows, one of its pixels for one of the page's. */
  readonly file: Size
}

/**
 * The pixel of a file that lies under a pointer, where a picture covers its frame and is cut at two sides (`object-fit:
 * cover`); nowhere when the file would not be larger than what the frame shows of it already.
 */
export const underGlass = ({ pointer, frame, file }: Sight): Place | undefined => {
  const shown = Math.max(frame.width / file.width, frame.height / file.height)
  if (shown >= 1) return undefined
  const pixel = (at: number, frameSide: number, fileSide: number) =>
    (at - (frameSide - fileSide * shown) / 2) / shown
  return {
    x: pixel(pointer.x, frame.width, file.width),
    y: pixel(pointer.y, frame.height, file.height),
  }
}
