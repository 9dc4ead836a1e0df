import type { MouseEvent } from 'react'
import { hasModifier } from './has-modifier.ts'

/** A click that asks for what the page offers; with a key held, it asks the browser for a tab or a download instead. */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && !hasModifier(event)
