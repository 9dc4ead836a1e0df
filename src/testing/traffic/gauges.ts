export interface Gauges {
  /** What is open now, by kind. */
  readonly open: Readonly<Record<string, number>>
  readonly residentBytes: number
  /** Requests that were sent away, by reason. */
  readonly sentAway: Readonly<Record<string, number>>
  /** Answers by status. */
  readonly failures: number
}

const numbersOf = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', count]) => [name, Number(count)]))

/** What the process says of itself at this moment. */
export const readGauges = async (baseUrl: string): Promise<Gauges> => {
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  const failed = [...text.matchAll(/^http_request_duration_seconds_count\{.*status="500".*\} (\d+)$/gm)]
  return {
    open: numbersOf(text, /^open_now\{kind="(\w+)"\} (\d+)$/gm),
    residentBytes: Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]),
    sentAway: numbersOf(text, /^http_requests_sent_away_total\{reason="(\w+)"\} (\d+)$/gm),
    failures: failed.reduce((sum, [, count]) => sum + Number(count), 0),
  }
}
