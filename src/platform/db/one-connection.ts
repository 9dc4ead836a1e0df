import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite'

/**
 * The embedded database has one connection. A query beside the open transaction would wait for itself
 * for ever, so it fails at once and says what to use instead.
 */
export class OneConnection extends PGlite {
  readonly #openTransaction = new AsyncLocalStorage<{ open: boolean }>()

  override query<T>(...args: Parameters<PGlite['query']>): Promise<Results<T>> {
    this.#refuseInsideTransaction()
    return super.query<T>(...args)
  }

  override exec(...args: Parameters<PGlite['exec']>) {
    this.#refuseInsideTransaction()
    return super.exec(...args)
  }

  override transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction()
    const state = { open: true }
    return super.transaction((tx) =>
      this.#openTransaction
        .run(state, () => run(tx))
        .finally(() => {
          state.open = false
        }),
    )
  }

  #refuseInsideTransaction() {
    if (this.#openTransaction.getStore()?.open)
      throw new Error(
        'A query beside the open transaction would never end: use the `tx` given to the callback',
      )
  }
}
