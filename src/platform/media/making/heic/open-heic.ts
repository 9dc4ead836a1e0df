import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import startLibheif from 'libheif-js/libheif-wasm/libheif.js'
import { pictureLimits } from '../../picture-limits.ts'

const { resolve } = createRequire(import.meta.url)

/** Libheif takes its limit as the side of a square; it also holds for what is coded inside the file. */
const mostSide = Math.ceil(Math.sqrt(pictureLimits.pixels))

/** Libheif's number for no profile is zero, for one of a few numbers `nclx`; the others are ICC profiles. */
const iccProfiles = ['prof', 'rICC'].map((name) => Buffer.from(name).readUInt32BE())

/** Numbers of `libheif.h`. */
const rgb = 1
const interleaved = { channel: 10, rgb: 10, rgba: 11 } as const

/** Upright pixels, row after row without gaps, in the memory of libheif. */
export interface HeicPixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/** A file that libheif has read the boxes of. */
export interface OpenHeic {
  /** The upright size that the file declares. */
  readonly width: number
  readonly height: number
  readonly profile: () => Uint8Array | undefined
  /** Decodes the picture; it throws where the pixels are missing, broken, or of another size than declared. */
  readonly pixels: () => HeicPixels
}

/**
 * Opens a HEIC file. Each file gets a libheif of its own: its memory, which can only grow, goes with it, and so does
 * whatever a hostile file did in it. It throws where libheif does not understand the file.
 */
export const openHeic = (bytes: Uint8Array): OpenHeic => {
  const lib = startLibheif({ wasmBinary: readFileSync(resolve('libheif-js/libheif-wasm/libheif.wasm')) })
  const failure = lib._malloc(12)
  const answer = lib._malloc(4)
  // The memory is another object after it grew, so it is asked for each time.
  const memory = (): Uint8Array => lib.HEAPU8
  const numberAt = (address: number) => new DataView(memory().buffer).getUint32(address, true)
  /** Libheif's functions write to one address what failed, and to another what they found. */
  const ask = (question: () => void) => {
    question()
    if (numberAt(failure) !== 0) throw new Error(`libheif: ${numberAt(failure)}.${numberAt(failure + 4)}`)
    return numberAt(answer)
  }
  const context = lib._heif_context_alloc()
  lib._heif_context_set_maximum_image_size_limit(context, mostSide)
  const file = lib._malloc(bytes.byteLength)
  memory().set(bytes, file)
  ask(() => lib._heif_context_read_from_memory_without_copy(failure, context, file, bytes.byteLength, 0))
  const handle = ask(() => lib._heif_context_get_primary_image_handle(failure, context, answer))

  const profile = () => {
    if (!iccProfiles.includes(lib._heif_image_handle_get_color_profile_type(handle))) return undefined
    const size = lib._heif_image_handle_get_raw_color_profile_size(handle)
    const start = lib._malloc(size)
    ask(() => lib._heif_image_handle_get_raw_color_profile(failure, handle, start))
    return memory().slice(start, start + size)
  }

  const pixels = (): HeicPixels => {
    const channels = lib._heif_image_handle_has_alpha_channel(handle) ? 4 : 3
    const chroma = channels === 4 ? interleaved.rgba : interleaved.rgb
    const image = ask(() => lib._heif_decode_image(failure, handle, answer, rgb, chroma, 0))
    const width = lib._heif_image_get_width(image, interleaved.channel)
    const height = lib._heif_image_get_height(image, interleaved.channel)
    const start = lib._heif_image_get_plane2(image, interleaved.channel, answer)
    const stride = numberAt(answer)
    const row = width * channels
    // Rows begin at multiples of 16 bytes: they are moved together in their place, for want of room for a copy.
    for (let y = 1; y < height; y++)
      memory().copyWithin(start + y * row, start + y * stride, start + y * stride + row)
    return { data: memory().subarray(start, start + height * row), width, height, channels }
  }

  const width = lib._heif_image_handle_get_width(handle)
  const height = lib._heif_image_handle_get_height(handle)
  return { width, height, profile, pixels }
}
