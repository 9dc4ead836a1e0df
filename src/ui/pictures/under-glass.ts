interface Place {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Sight {
  /** The position from the upper left corner of the frame. */
  readonly pointer: Place
  readonly frame: Size
  /** The size of the file that the loupe shows, one file pixel for one CSS pixel. */
  readonly file: Size
}

/**
 * The pixel of a file under the pointer, where a picture covers its frame and is cropped at two sides (`object-fit:
 * cover`); undefined when the file is not larger than what the frame shows already.
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
