import { posix } from 'node:path'
import { declaredBy, givenTo, listOf, type Node, nodesOf, parseItems, wordOf } from './syntax.ts'

/** A declaration at the top of a file, by « file#name », or the handler of a call, by its key. */
interface Place {
  readonly key: string
  readonly code: Node | undefined
  /** The keys of the places that it refers to. */
  readonly references: readonly string[]
}

/** Everything that a file declares: what « import * » and « import() » refer to. */
const whole = (file: string) => `${file}#*`

const isOurs = (from: unknown) => wordOf(from)?.startsWith('.') === true

const readFile = (file: string, text: string) => {
  const items = parseItems(file, text)
  const at = (from: unknown) => posix.join(posix.dirname(file), String(wordOf(from)))
  const declared = items.flatMap(declaredBy)
  const imported = items
    .filter(({ type, source }) => type === 'ImportDeclaration' && isOurs(source))
    .flatMap(({ source, specifiers }) =>
      listOf(specifiers).map((each) => [String(wordOf(each.local)), importedKey(at(source), each)] as const),
    )
  const known = new Map([...imported, ...declared.map(({ name }) => [name, `${file}#${name}`] as const)])
  const referencesIn = (code: Node) => [
    ...nodesOf(code, 'Identifier').flatMap((node) => known.get(String(node.value)) ?? []),
    ...nodesOf(code, 'CallExpression')
      .filter(({ callee }) => (callee as Node).type === 'Import')
      .map((call) => whole(at(givenTo(call)[0]))),
  ]
  const callsOf = (name: string) =>
    declared.flatMap(({ name: by, code }) =>
      nodesOf(code, 'CallExpression')
        .filter(({ callee }) => wordOf(callee) === name)
        .map((call) => ({ by: `${file}#${by}`, given: givenTo(call) })),
    )
  const handlers = callsOf('implement').flatMap(({ given: [, ofCalls] }) =>
    listOf(ofCalls?.properties).map((code) => ({
      key: String(wordOf(code.key)),
      code,
      references: referencesIn(code),
    })),
  )
  const passedOn = items
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ source, specifiers }) =>
      listOf(specifiers).map(({ orig, exported }) => ({
        key: `${file}#${wordOf(exported) ?? wordOf(orig)}`,
        code: undefined,
        references: [`${isOurs(source) ? at(source) : file}#${wordOf(orig)}`],
      })),
    )
  const places: readonly Place[] = [
    ...declared.map(({ name, code }) => ({ key: `${file}#${name}`, code, references: referencesIn(code) })),
    ...passedOn,
    ...handlers,
    { key: whole(file), code: undefined, references: declared.map(({ name }) => `${file}#${name}`) },
  ]
  return {
    places,
    calls: handlers.map(({ key }) => key),
    jobs: callsOf('implementJob').flatMap(({ by, given }) =>
      given
        .slice(0, 1)
        .flatMap(referencesIn)
        .map((key) => ({ kind: key, by })),
    ),
  }
}

const importedKey = (file: string, { type, local, imported }: Node) => {
  if (type === 'ImportNamespaceSpecifier') return whole(file)
  return `${file}#${type === 'ImportDefaultSpecifier' ? 'default' : (wordOf(imported) ?? wordOf(local))}`
}

/**
 * What the code of the server can reach, from its files by their paths. A reference counts as a call, so that neither a
 * table of functions, nor a function that is handed on, nor another name at the import, nor a job hides one.
 */
export const callGraph = (files: Readonly<Record<string, string>>) => {
  const read = Object.entries(files).map(([file, text]) => readFile(file, text))
  const places = new Map(read.flatMap((each) => each.places).map((place) => [place.key, place]))
  const jobs = Map.groupBy(
    read.flatMap((each) => each.jobs),
    ({ kind }) => kind,
  )
  /** Whoever puts a job into the queue has it done. */
  const nextOf = (key: string) => [
    ...(places.get(key)?.references ?? []),
    ...(jobs.get(key) ?? []).map(({ by }) => by),
  ]
  const reachedFrom = (start: string) => {
    const reached = new Set([start])
    for (const key of reached) for (const next of nextOf(key)) reached.add(next)
    return [...reached]
  }
  return {
    /** The calls of the API that the files implement. */
    calls: read.flatMap((each) => each.calls),
    /** Whether a place is, or can reach, one whose code is wanted. */
    reaches: (start: string, isWanted: (code: Node) => boolean) =>
      reachedFrom(start).some((key) => {
        const code = places.get(key)?.code
        return code !== undefined && isWanted(code)
      }),
  }
}
