import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite'

const longestRoundMs = 3

/**
 * The embedded database has one connection. A query beside the open transaction would wait for itself
 * for ever, so it fails at once and says what to use instead.
 *
 * PGlite answers without the event loop going round: a hundred queries at once would have all requests wait that need
 * no query, such as those for a kept page. So it pauses now and then.
 */
export class OneConnection extends PGlite {
  #round: { readonly startedMs: number; readonly over: Promise<void> } | undefined
  #isClosing = false
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

  /** Callers that still wait at the end are refused: asked once it has ended, the database would never answer. */
  override async close() {
    this.#isClosing = true
    await super.close()
  }

  /** Whatever is asked passes here, when its turn has come. */
  override _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    return super._runExclusiveTransaction(async () => {
      await this.#letOthers()
      if (this.#isClosing) throw new Error('The database is closed')
      return run()
    })
  }

  /** Waits until the process has gone round once, if questions have followed each other for some milliseconds. */
  async #letOthers() {
    this.#round ??= this.#beginRound()
    const { startedMs, over } = this.#round
    if (performance.now() - startedMs < longestRoundMs) return
    await over
    this.#round = this.#beginRound()
  }

  #beginRound() {
    const round = {
      startedMs: performance.now(),
      over: new Promise<void>((resolve) =>
        setImmediate(() => {
          if (this.#round === round) this.#round = undefined
          resolve()
        }),
      ),
    }
    return round
  }

  #refuseInsideTransaction() {
    if (this.#openTransaction.getStore()?.open)
      throw new Error(
        'A query beside the open transaction would never end: use the `tx` given to the callback',
      )
  }
}
