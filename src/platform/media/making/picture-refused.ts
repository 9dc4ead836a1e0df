export type PictureRefusal = 'too-large' | 'too-many-pixels' | 'not-a-picture' | 'unreadable'

/** A refused picture; the caller turns the reason into a sentence. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly reason: PictureRefusal

  constructor(reason: PictureRefusal, options?: ErrorOptions) {
    super(`The picture is refused: ${reason}`, options)
    this.reason = reason
  }
}
