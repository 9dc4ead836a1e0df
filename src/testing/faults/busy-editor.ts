import sharp from 'sharp'
import { done, type PersistentCaller } from './persistent-caller.ts'

interface Editor {
  readonly call: PersistentCaller
  readonly token: () => Promise<string>
  readonly productId: string
  readonly random: () => number
  readonly isOver: () => boolean
  /** Between two pictures. */
  readonly pause?: () => Promise<unknown>
}

const mostPictures = 6
const side = 500

/** A different picture each time, so that none is stored already. */
const somePicture = (random: () => number) => {
  const shade = () => Math.floor(random() * 256)
  const background = { r: shade(), g: shade(), b: shade() }
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
}

interface Picture {
  readonly _id: string
}

/** Adds and removes pictures of a product, and returns the number of pictures that must exist in the end. */
export const busyEditor = async ({ call, token: tokenOf, productId, random, isOver, pause }: Editor) => {
  const path = `/products/${productId}/images`
  let pictures: readonly Picture[] = []
  while (!isOver()) {
    await pause?.()
    const token = await tokenOf()
    const [first] = pictures
    if (first && pictures.length >= mostPictures) {
      const removed = await call({ method: 'DELETE', path: `${path}/${first._id}`, token })
      if (removed.status !== 200 && !(removed.isRepeated && removed.status === 404))
        throw new Error(`Not taken away: ${JSON.stringify(removed.body)}`)
      pictures = pictures.slice(1)
      continue
    }
    const picture = await somePicture(random)
    const uploaded = await done(call({ method: 'POST', path, token, picture }))
    // An upload has no key. After a repeated upload the picture may exist twice, if the first call was done but not
    // answered, but no more often.
    const { images } = uploaded.body as { readonly images: readonly Picture[] }
    const expected = pictures.length + 1
    const isRight = images.length === expected || (uploaded.isRepeated && images.length > expected)
    if (!isRight) throw new Error(`${images.length} pictures instead of ${expected}`)
    pictures = images
  }
  return pictures.length
}
