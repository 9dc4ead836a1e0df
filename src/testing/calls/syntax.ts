import { parseSync } from '@swc/core'

export interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** A name after a dot, or before a colon, refers to nothing in its file. */
const namesOnly: Readonly<Record<string, string>> = { MemberExpression: 'property', KeyValueProperty: 'key' }

const addNodes = (value: unknown, nodes: Node[]) => {
  if (typeof value !== 'object' || value === null) return
  const node = isNode(value) ? value : undefined
  if (node) nodes.push(node)
  const skipped = node && namesOnly[node.type]
  for (const [name, part] of Object.entries(value))
    if (name !== skipped || (isNode(part) && part.type === 'Computed')) addNodes(part, nodes)
}

/** The same code is asked for several types of nodes, and holds thousands. */
const known = new WeakMap<object, Map<string, Node[]>>()

const nodesByType = (code: object) => {
  const nodes: Node[] = []
  addNodes(code, nodes)
  const byType = Map.groupBy(nodes, ({ type }) => type)
  known.set(code, byType)
  return byType
}

/** All nodes of a type in a piece of code. */
export const nodesOf = (code: Node, type: string): readonly Node[] =>
  (known.get(code) ?? nodesByType(code)).get(type) ?? []

export const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The value of a name or a text. */
export const wordOf = (value: unknown) =>
  isNode(value) && typeof value.value === 'string' ? value.value : undefined

/** What a call is given. */
export const givenTo = (call: Node) =>
  Array.isArray(call.arguments)
    ? call.arguments.map(({ expression }: { expression: Node }) => expression)
    : []

export const parseItems = (file: string, text: string) =>
  listOf(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body)

/** The names of a constant: `const { fr, en } = …` has two. */
const namesOfPattern = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.value)]
  const named = pattern.type === 'AssignmentPatternProperty' ? pattern.key : pattern.value
  const parts = [...listOf(pattern.properties), ...listOf(pattern.elements), named, pattern.left]
  return parts.flatMap(namesOfPattern)
}

interface Declared {
  readonly name: string
  readonly code: Node
}

/** What an item at the top of a file declares. */
export const declaredBy = (item: Node): readonly Declared[] => {
  if (item.type.startsWith('ExportDefault')) return [{ name: 'default', code: item }]
  const declaration = isNode(item.declaration) ? item.declaration : item
  const constants = declaration.type === 'VariableDeclaration' ? listOf(declaration.declarations) : []
  const name = wordOf(declaration.identifier)
  return [
    ...constants.flatMap((each) => namesOfPattern(each.id).map((known) => ({ name: known, code: each }))),
    ...(name === undefined ? [] : [{ name, code: declaration }]),
  ]
}
