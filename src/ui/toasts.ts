import { createToastStore } from './toast-store.ts'

/** The toasts of this browser tab. Never to be called while rendering on the server, where nobody would see them. */
export const toasts = createToastStore()

/** Shows a message at the top right, from anywhere in browser code. */
export const notify = toasts.notify
