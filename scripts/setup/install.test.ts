import { describe, expect, it } from 'vitest'
import { explainInstallFailure, recordMatchesLock } from './install.mjs'

const texts = (lock: object, record: object) => ({
  lock: JSON.stringify({ packages: { '': {}, ...lock } }),
  record: JSON.stringify({ packages: record }),
})

describe('recordMatchesLock', () => {
  it('accepts the record of an install of exactly this lock', () => {
    expect(recordMatchesLock(texts({ a: { version: '1.0.0' } }, { a: { version: '1.0.0' } }))).toBe(true)
  })

  it('accepts that optional packages of other systems are missing', () => {
    const lock = { a: { version: '1.0.0' }, 'a-darwin': { version: '1.0.0', optional: true } }
    expect(recordMatchesLock(texts(lock, { a: { version: '1.0.0' } }))).toBe(true)
  })

  it('refuses a missing package, another version, and no record at all', () => {
    const lock = { a: { version: '2.0.0' } }
    expect(recordMatchesLock(texts(lock, {}))).toBe(false)
    expect(recordMatchesLock(texts(lock, { a: { version: '1.0.0' } }))).toBe(false)
    expect(recordMatchesLock({ ...texts(lock, {}), record: '' })).toBe(false)
  })
})

describe('explainInstallFailure', () => {
  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'E503', 'E401'])(
    'says of %s that the packages could not be downloaded, in one sentence',
    (code) => {
      const sentence = explainInstallFailure(`npm error code ${code}\nnpm error network request failed`)
      expect(sentence).toContain(`could not be downloaded (${code})`)
      expect(sentence).not.toContain('\n')
    },
  )

  it('says that the disk is full or the folder not writable', () => {
    expect(explainInstallFailure('npm error code ENOSPC')).toContain('disk is full')
    expect(explainInstallFailure('npm error code EACCES')).toContain('not writable')
  })

  it('shows what npm said when it is something else', () => {
    expect(explainInstallFailure('npm error code EWHATEVER')).toContain('EWHATEVER')
  })
})
