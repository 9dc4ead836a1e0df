import { useSyncExternalStore } from 'react'

const fields =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]'

let areOn = true
const readers = new Set<() => void>()

const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

/** Whether shortcuts of one key do something. Who dictates to the browser turns them off. */
export const useSingleKeys = () => {
  const isOn = useSyncExternalStore(
    subscribe,
    () => areOn,
    () => true,
  )
  const turn = (on: boolean) => {
    areOn = on
    for (const reader of readers) reader()
  }
  return { isOn, turn }
}

/** The key of a shortcut; nothing while somebody types, in a dialog, or when such shortcuts are off. */
export const singleKeyOf = ({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
  const isMeantElsewhere = defaultPrevented || ctrlKey || metaKey || altKey
  const isTyping = target instanceof Element && (target.matches(fields) || target.closest('[role=dialog]'))
  return areOn && !isMeantElsewhere && !isTyping ? key : undefined
}
