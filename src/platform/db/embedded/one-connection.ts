import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite'

const longestRoundMs = 3

/**
 * The embedded database has one connection. A query outside the open transaction would wait for itself for ever, so it
 * fails at once and says what to use instead. PGlite answers without a turn of the event loop: a hundred queries at
 * once would block all requests that need no query, such as those for a cached page. So the database pauses now and
 * then.
 */
export class OneConnection extends PGlite {
  #round: { readonly startedMs: number; readonly over: Promise<void> } | undefined
  #isClosing = false
  #inUse = 0
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

  /** The number of queries and transactions that run or wait for their turn. */
  get inUse() {
    return this.#inUse
  }

  /** Callers that still wait at the end are refused, because a closed database would never answer them. */
  override async close() {
    this.#isClosing = true
    await super.close()
  }

  /** All queries pass through this method when their turn comes. */
  override async _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    this.#inUse++
    try {
      return await super._runExclusiveTransaction(async () => {
        await this.#letOthers()
        if (this.#isClosing) throw new Error('The database is closed')
        return run()
      })
    } finally {
      this.#inUse--
    }
  }

  /** Waits for one turn of the event loop when queries have followed each other for some milliseconds. */
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
