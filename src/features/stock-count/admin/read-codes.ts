/** Why no code can be read by the camera. */
export type CameraLack = 'noReader' | 'insecure' | 'closedHere' | 'refused' | 'noCamera' | 'broken'

export type CameraState = 'opening' | 'reading' | CameraLack

interface CodeDetector {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  /** Some browsers know it. */
  var BarcodeDetector:
    | {
        new (options: { readonly formats: readonly string[] }): CodeDetector
        readonly getSupportedFormats: () => Promise<readonly string[]>
      }
    | undefined

  interface Document {
    /** What the page's headers let it do, in browsers that tell. */
    readonly featurePolicy?: { readonly allowsFeature: (feature: 'camera') => boolean }
  }
}

const wantedFormats = ['code_128', 'code_39', 'ean_13', 'qr_code']

const betweenLooksMs = 200

/** Reads codes as the browser does; nothing where it cannot. */
const openDetector = async () => {
  const Detector = globalThis.BarcodeDetector
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? []
  const formats = wantedFormats.filter((format) => known.includes(format))
  return Detector && formats.length > 0 ? new Detector({ formats }) : undefined
}

const lackSaidBy = (error: unknown): CameraLack => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'broken'
}

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** The picture of the camera at the back, until `signal` ends it, even while the visitor is still being asked. */
const openCamera = async (signal: AbortSignal) => {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  })
  if (signal.aborted) stopTracks(stream)
  else signal.addEventListener('abort', () => stopTracks(stream), { once: true })
  return stream
}

const lackBeforehand = (): CameraLack | undefined => {
  if (!globalThis.isSecureContext) return 'insecure'
  if (document.featurePolicy?.allowsFeature('camera') === false) return 'closedHere'
  return 'mediaDevices' in navigator ? undefined : 'noCamera'
}

interface Reading {
  readonly onState: (state: CameraState) => void
  readonly onCode: (read: string) => void
}

const read = async (video: HTMLVideoElement, { onState, onCode }: Reading, signal: AbortSignal) => {
  const detector = await openDetector()
  const lack = detector ? lackBeforehand() : 'noReader'
  if (signal.aborted) return
  if (!detector || lack) return onState(lack ?? 'noReader')
  const stream = await openCamera(signal)
  if (signal.aborted) return
  // A camera is taken away by pulling its plug, or by the system.
  stream.getVideoTracks()[0]?.addEventListener('ended', () => signal.aborted || onState('broken'))
  video.srcObject = stream
  await video.play()
  onState('reading')
  while (!signal.aborted) {
    // A frame that cannot be read says nothing; the next one may.
    const codes = await detector.detect(video).catch(() => [])
    for (const { rawValue } of codes) if (!signal.aborted) onCode(rawValue)
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs))
  }
}

/** Shows the camera in a picture and reads the codes in it, until it is stopped; then nothing stays open. */
export const readCodes = (video: HTMLVideoElement, reading: Reading) => {
  const stopping = new AbortController()
  const { signal } = stopping
  reading.onState('opening')
  read(video, reading, signal).catch((error: unknown) => {
    if (signal.aborted) return
    stopping.abort()
    reading.onState(lackSaidBy(error))
  })
  return () => {
    stopping.abort()
    video.srcObject = null
  }
}
