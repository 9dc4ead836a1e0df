import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type CameraState, readCodes } from './read-codes.ts'

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** The camera, as long as its picture is shown on a page that is looked at. */
export const useCodeCamera = (onCode: (read: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  const isSeen = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const told = useEffectEvent(onCode)
  useEffect(() => {
    if (!isSeen || !video.current) return
    return readCodes(video.current, { onState: setState, onCode: (read) => told(read) })
  }, [isSeen])
  return { video, state }
}
