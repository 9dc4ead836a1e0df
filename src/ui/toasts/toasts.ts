import { createToastStore } from './toast-store.ts'

/** The toasts of this browser tab. Never to be called while rendering on the server, where no visitor sees them. */
export const toasts = createToastStore()

/** Shows a message, where it covers nothing that matters, from anywhere in browser code. */
export const notify = toasts.notify
