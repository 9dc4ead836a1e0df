import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { demoSecrets, environment } from './environment.ts'

const database = 'postgres://house:secret@db.example.fr:5432/house'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('readConfig', () => {
  it('runs a demo house on an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: undefined,
      isDemo: true,
      demoPayments: true,
      dataDir: './data',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      s3: undefined,
      stripe: undefined,
    })
  })

  it('takes an empty or blank variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', S3_BUCKET: '' })).toEqual(readConfig({}))
  })

  it('derives the public address from the port and drops a trailing slash', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'http://localhost:9000/' }).publicUrl).toBe('http://localhost:9000')
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test'],
    [{ DATABASE_URL: 'mysql://localhost/house' }, 'DATABASE_URL must be a PostgreSQL address'],
    [{ PUBLIC_URL: 'www.example.fr' }, 'PUBLIC_URL must be the address visitors use'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be one of auto, lines, json'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY must be true, false'],
    [{ SMTP_URL: 'mail.example.fr' }, 'SMTP_URL must be a mail server'],
    [{ SMTP_URL: 'smtp://mail.example.fr' }, 'MAIL_FROM is missing'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must be a publishable key'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a secret key'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY is not of the same kind'],
    [{ ...stripe, DEMO_PAYMENTS: 'true' }, 'DEMO_PAYMENTS is true beside the keys of Stripe'],
    [{ DEMO_PAYMENTS: 'yes' }, 'DEMO_PAYMENTS must be true or false'],
    [{ STRIPE_API_URL: 'http://127.0.0.1:12111' }, 'STRIPE_API_URL is set without the keys'],
    [{ S3_BUCKET: 'pictures', S3_REGION: 'fr-par', S3_KEY: 'k', S3_SECRET: 's' }, 'S3_ENDPOINT is missing'],
  ])('refuses %j and says what to set', (env, sentence) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(sentence)])
  })

  it('tells every problem at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2)
  })

  const ownSecrets = { APP_SECRET: 'a'.repeat(32), DEMO_WEBHOOK_SECRET: 'b'.repeat(32) }
  const PUBLIC_URL = 'https://www.example.fr'

  it.each([
    ['in production on a real database', { NODE_ENV: 'production', DATABASE_URL: database }],
    ['where others come, whatever the database', { PUBLIC_URL, NODE_ENV: 'production' }],
    ['where others come, whatever the mode', { PUBLIC_URL: 'http://192.168.1.10:3000' }],
  ])('refuses the demo secrets %s', (_, env) => {
    const payingDemo = { ...env, DEMO_PAYMENTS: 'true' }
    expect(problemsOf(payingDemo)).toEqual([
      expect.stringContaining('APP_SECRET is still the demo'),
      expect.stringContaining('DEMO_WEBHOOK_SECRET is still the demo'),
    ])
    expect(problemsOf({ ...payingDemo, ...ownSecrets })).toEqual([])
    expect(problemsOf({ ...payingDemo, ...ownSecrets, APP_SECRET_BEFORE: demoSecrets.app })).toEqual([
      expect.stringContaining('APP_SECRET_BEFORE is the demo'),
    ])
  })

  it('lets the demo secrets serve the built-in database of this machine', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([])
    expect(problemsOf({ PUBLIC_URL: 'http://127.0.0.1:8080' })).toEqual([])
  })

  it.each([
    ['in the demo house', {}, true],
    ['in an empty house', { DEMO_HOUSE: 'false' }, false],
    ['on a real database', { DATABASE_URL: database }, false],
    ['where others come', { PUBLIC_URL, ...ownSecrets }, false],
  ])('lets the demo take payments %s: %j %s', (_, env, expected) => {
    const paysIn = (more: Record<string, string>) => readConfig({ ...env, ...more }).demoPayments
    expect(paysIn({})).toBe(expected)
    expect(paysIn({ DEMO_PAYMENTS: 'true' })).toBe(true)
    expect(paysIn({ DEMO_PAYMENTS: 'false' })).toBe(false)
    expect(paysIn(stripe)).toBe(false)
  })

  it('gathers the picture store when all of it is set', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.fr',
      S3_BUCKET: 'b',
      S3_REGION: 'r',
      S3_KEY: 'k',
      S3_SECRET: 's',
    }
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.fr',
      bucket: 'b',
      region: 'r',
      key: 'k',
      secret: 's',
    })
  })

  it('pays by Stripe when all of its keys are set, and then asks for no secret of the demo', () => {
    expect(readConfig(stripe).stripe).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: undefined,
    })
    const real = { NODE_ENV: 'production', DATABASE_URL: database, APP_SECRET: 'a'.repeat(32) }
    expect(problemsOf({ ...real, ...stripe })).toEqual([])
  })

  it('keeps the former secret behind the present one', () => {
    const secrets = { APP_SECRET: 'n'.repeat(32), APP_SECRET_BEFORE: 'b'.repeat(32) }
    expect(readConfig(secrets).appSecrets).toEqual(['n'.repeat(32), 'b'.repeat(32)])
  })

  it('reads the number of proxies as a number and their addresses as text', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8')
  })
})

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

  it('runs as it is, on the demo secrets', () => {
    expect(readConfig(parseEnv(text))).toMatchObject({
      appSecrets: [demoSecrets.app],
      demoWebhookSecret: demoSecrets.webhook,
    })
  })

  it('names every variable that is read and no other', () => {
    const documented = [...text.matchAll(/^#?([A-Z0-9_]+)=/gm)].map((match) => match[1])
    expect(documented.sort()).toEqual(Object.keys(environment.shape).sort())
  })
})
