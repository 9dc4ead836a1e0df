// Who may import whom around src/: the demo house, scripts, bench, journeys and tools. What src/ may import is in .dependency-cruiser/src.cjs, and is not followed here. Both together let no circle of files pass: whatever src/ takes from here never leads back to the wiring or to the tools of tests.
const screen = '^src/(pages|ui|features/[^/]+/(web|admin))/'
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-file-cycles', {}, { circular: true }),
    forbid('demo-knows-no-screen', { path: '^db/' }, { path: screen }),
    forbid(
      'demo-is-furnished-by-the-slices-alone',
      { path: '^db/' },
      { path: '^(src/(app|testing)|scripts|bench|e2e)/' },
    ),
    forbid('running-house-needs-no-tool', { path: '^(db|scripts)/' }, { path: '^tools/' }),
    forbid('scripts-know-no-screen', { path: '^scripts/' }, { path: screen }),
    forbid('scripts-run-no-bench-and-no-journey', { path: '^scripts/' }, { path: '^(bench|e2e)/' }),
    forbid(
      'setup-runs-before-there-is-a-house',
      { path: '^scripts/setup/' },
      { pathNot: '^scripts/setup/', dependencyTypesNot: ['core'] },
    ),
    forbid('suite-knows-no-code-of-the-house', { path: '^scripts/suite/' }, { path: '^(src|db|tools)/' }),
    forbid('bench-knows-no-screen-and-no-journey', { path: '^bench/' }, { path: [screen, '^e2e/'] }),
    forbid(
      'tools-know-no-screen-and-run-nothing',
      { path: '^tools/' },
      { path: [screen, '^(src/app|bench|e2e)/'] },
    ),
    forbid(
      'journeys-see-the-house-from-outside',
      { path: '^e2e/' },
      {
        path: '^src/',
        pathNot: [
          '^src/(shared|testing)/',
          '^src/sitemap\\.ts$',
          '^src/features/[^/]+/(?!(server|web|admin)/)',
          // Two values by which a browser shows what it has done: the colour of its bar, the mark of a late press.
          '^src/ui/(theme/theme-colors|late/early-press)\\.ts$',
        ],
      },
    ),
    forbid(
      'journeys-share-one-bound-with-the-bench',
      { path: '^e2e/' },
      { path: '^bench/', pathNot: '^bench/first-load\\.ts$' },
    ),
    forbid('nobody-imports-a-journey', {}, { path: '\\.spec\\.ts$' }),
  ],
  options: {
    exclude: { path: ['\\.test\\.tsx?$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '^src/'] },
    parser: 'swc',
  },
}
