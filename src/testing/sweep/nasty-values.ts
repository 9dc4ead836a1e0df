const long = 20_000
const deep = 2_000

const nested = JSON.parse(`${'['.repeat(deep)}${']'.repeat(deep)}`) as unknown

/** JSON values that often crash servers. */
export const nastyValues: Readonly<Record<string, unknown>> = {
  'a NUL': 'a\u0000b',
  'half a letter': 'a\ud800b',
  'the prototype': '__proto__',
  'a method of objects': 'toString',
  'the constructor': 'constructor',
  'an object with a prototype of its own': JSON.parse('{"__proto__": {"admin": true}}'),
  'the empty text': '',
  'spaces alone': ' \u00a0\u202f ',
  'a very long text': 'é'.repeat(long),
  'a text turned around': '\u202eabc\u2066',
  'an injection': `'; drop table products; -- "\\`,
  'a pattern': '%_\\%(a+)+$',
  'a path': '../../etc/passwd',
  'no number': 'NaN',
  'a number beyond all': '1e999',
  'beyond safe integers': 2 ** 53 + 2,
  'beyond the database’s integers': 2_147_483_648,
  'below zero': -1,
  'less than a cent': 0.001,
  'a day that never was': '2027-02-30',
  'a year far away': '+275760-09-13T00:00:00.001Z',
  null: null,
  'a truth': true,
  'an empty list': [],
  'an empty object': {},
  'lists in lists': nested,
}

const longInUrl = 2_000

/** The same values as texts for an address. */
export const nastyTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(nastyValues).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value).slice(0, longInUrl)]] : [],
  ),
)
