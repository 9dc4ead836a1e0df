import { describe, expect, it } from 'vitest'
import { localeFlags, unprivilegedUser } from './real-postgres.mjs'

const root = 'root:x:0:0:root:/root:/bin/bash'
const nobody = 'nobody:x:65534:65533:nobody:/:/usr/sbin/nologin'
const postgres = 'postgres:x:107:110::/var/lib/postgresql:/bin/bash'

describe('unprivilegedUser', () => {
  it('prefers postgres, wherever it stands', () => {
    expect(unprivilegedUser([root, nobody, postgres].join('\n'))).toEqual({ uid: 107, gid: 110 })
  })

  it('else takes nobody', () => {
    expect(unprivilegedUser([root, nobody, ''].join('\n'))).toEqual({ uid: 65534, gid: 65533 })
  })

  it('finds none among users that have neither', () => {
    expect(unprivilegedUser(root)).toBeUndefined()
  })
})

describe('localeFlags', () => {
  it('takes the locale that PostgreSQL carries itself from version 17 on', () => {
    expect(localeFlags('postgres (PostgreSQL) 18.4')).toContain('--locale-provider=builtin')
    expect(localeFlags('postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)')).toEqual(['--locale=C.UTF-8'])
  })
})
