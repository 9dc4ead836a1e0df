import { requestErrors } from '../../../shared/request-errors.ts'

interface RoomSize {
  readonly bytes: number
  /** An upload that waits longer is refused, and may be tried again. */
  readonly longestWaitMs: number
}

interface Waiting {
  readonly bytes: number
  readonly enter: () => void
}

export interface UploadRoom {
  /** Waits until there is room; returns a function that releases it, once, however often it is called. */
  readonly enter: (bytes: number) => Promise<() => void>
  /** The number of uploads that have room or wait for it. */
  readonly inside: () => number
}

/** Limits the memory that concurrent uploads may fill: they get it in the order in which they came. */
export const createUploadRoom = ({ bytes: size, longestWaitMs }: RoomSize): UploadRoom => {
  let free = size
  let admitted = 0
  const queue: Waiting[] = []

  const admit = () => {
    for (let next = queue[0]; next && next.bytes <= free; next = queue[0]) {
      queue.shift()
      free -= next.bytes
      admitted++
      next.enter()
    }
  }

  const enter: UploadRoom['enter'] = (wanted) => {
    const bytes = Math.min(wanted, size)
    let isInside = true
    const leave = () => {
      if (!isInside) return
      isInside = false
      free += bytes
      admitted--
      admit()
    }
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(requestErrors.serviceBusy())
        admit()
      }, longestWaitMs)
      const waiting: Waiting = {
        bytes,
        enter: () => {
          clearTimeout(giveUp)
          resolve(leave)
        },
      }
      queue.push(waiting)
      admit()
    })
  }
  return { enter, inside: () => admitted + queue.length }
}
