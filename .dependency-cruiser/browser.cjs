// What the browser loads: everything that its entry, the pages and the texts import by value, through whatever lies between. What they import as types only is never followed.
const server = '^src/(platform/|testing/|features/[^/]+/server/|app/(wiring|page-cache)/)'
const forbid = (name, to) => ({ name, severity: 'error', from: {}, to })
const asTypes = ['type-only']

module.exports = {
  forbidden: [
    forbid('browser-loads-no-zod', { path: 'node_modules/zod/', dependencyTypesNot: asTypes }),
    forbid('browser-loads-no-server-file', { path: server, dependencyTypesNot: asTypes }),
    forbid('browser-loads-nothing-of-node', { dependencyTypes: ['core'], dependencyTypesNot: asTypes }),
  ],
  options: {
    exclude: { path: ['\\.test\\.tsx?$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules', dependencyTypes: asTypes },
    parser: 'swc',
  },
}
