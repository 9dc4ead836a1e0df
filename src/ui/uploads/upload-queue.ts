import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import type { NotedPicture } from '../../shared/pictures/picture-notes.ts'

/** What a file has become, with what somebody should look at in it. */
export interface Sent {
  readonly createdId: string
  readonly picture?: NotedPicture | undefined
}

/** How far a file is on its way to the server. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** `share` of it is sent; after that the server makes its picture. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'refused'; readonly error: unknown }
  | ({ readonly kind: 'done' } & Sent)

export interface UploadLine<Target> {
  readonly id: string
  /** What the picture is added to. */
  readonly target: Target
  readonly file: File
  readonly state: UploadState
}

export const largestMegabytes = largestPictureBytes / (1024 * 1024)

/** A file that is too large is not even sent. */
export class FileTooLarge extends Error {}

/** A file of which nothing can be sent: what lies on the disk is not what was chosen. */
export class FileUnreadable extends Error {}

export interface UploadOptions<Target> {
  /** Sends a file under a key that stays the same for each try; returns what it has become. */
  readonly send: (
    line: UploadLine<Target>,
    on: { readonly idempotencyKey: string; readonly onProgress: (share: number) => void },
  ) => Promise<string | Sent>
  /** How many leave at a time; one, where they have an order. */
  readonly atOnce?: number
  /** Called when a picture has been added. */
  readonly onDone: (target: Target) => void
}

/** So many files leave at a time; the others wait their turn. */
const usuallyAtOnce = 2

/** Files on their way: each by itself, so that one that fails takes none with it and is tried again alone. */
export const createUploadQueue = <Target>({
  send,
  newId,
  onDone,
  atOnce = usuallyAtOnce,
}: UploadOptions<Target> & { readonly newId: () => string }) => {
  let lines: readonly UploadLine<Target>[] = []
  const listeners = new Set<() => void>()

  const change = (next: readonly UploadLine<Target>[]) => {
    lines = next
    for (const listener of listeners) listener()
  }

  const put = (id: string, state: UploadState) =>
    change(lines.map((line) => (line.id === id ? { ...line, state } : line)))

  const sendNext = () => {
    const underWay = lines.filter(({ state }) => state.kind === 'sending').length
    const next = lines.find(({ state }) => state.kind === 'waiting')
    if (underWay >= atOnce || !next) return
    put(next.id, { kind: 'sending', share: 0 })
    void leave(next)
    sendNext()
  }

  const leave = async (line: UploadLine<Target>) => {
    const { id, target, file } = line
    try {
      if (file.size > largestPictureBytes) throw new FileTooLarge(file.name)
      const onProgress = (share: number) => put(id, { kind: 'sending', share })
      const sent = await send(line, { idempotencyKey: id, onProgress })
      put(id, { kind: 'done', ...(typeof sent === 'string' ? { createdId: sent } : sent) })
      onDone(target)
    } catch (error) {
      put(id, { kind: 'refused', error })
    }
    sendNext()
  }

  return {
    lines: () => lines,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (target: Target, files: readonly File[]) => {
      const waiting = { kind: 'waiting' } as const
      change([...lines, ...files.map((file) => ({ id: newId(), target, file, state: waiting }))])
      sendNext()
    },
    retry: (id: string) => {
      put(id, { kind: 'waiting' })
      sendNext()
    },
    /** Takes a line from the list that is not on its way. */
    drop: (id: string) => change(lines.filter((line) => line.id !== id || line.state.kind === 'sending')),
    /** Takes what is done from the list. */
    clearDone: () => change(lines.filter(({ state }) => state.kind !== 'done')),
  }
}
