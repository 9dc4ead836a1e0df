import { isLoopbackUrl } from '../../shared/loopback-url.ts'
import { ConfigError } from './config-error.ts'
import { demoSecrets, type Environment, environment } from './environment.ts'

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Replaces the URL of Stripe's API in tests. */
  readonly apiUrl: string | undefined
}

/** The settings of this process, read once at the start. */
export interface Config {
  readonly mode: 'development' | 'production' | 'test'
  /** When undefined, the host depends on whether demo accounts exist: see `listeningHost`. */
  readonly host: string | undefined
  readonly port: number
  /** The public URL of the site, without a slash at the end. */
  readonly publicUrl: string
  /** Whether visitors may connect from other machines. */
  readonly isPublic: boolean
  readonly trustProxy: boolean | number | string
  readonly logLevel: Environment['LOG_LEVEL']
  readonly logFormat: Environment['LOG_FORMAT']
  readonly metricsToken: string | undefined
  readonly dataDir: string
  /** Whether an empty built-in database is filled with the products and accounts of the demo. */
  readonly demoHouse: boolean
  /** Whether this is the demo: a built-in database that the demo may fill, reachable from this machine only. */
  readonly isDemo: boolean
  readonly databaseUrl: string | undefined
  /** The current secret, then the previous one as long as tokens and links that were made with it are still in use. */
  readonly appSecrets: readonly [string, ...string[]]
  readonly demoWebhookSecret: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly s3: S3Config | undefined
  readonly stripe: StripeConfig | undefined
  /**
   * Whether the demo takes payments, so that customers pay nothing: in the demo house, and elsewhere when a setting
   * asks for it. When neither the demo nor Stripe takes payments, no customer can pay yet.
   */
  readonly demoPayments: boolean
}

/** Reads the settings from the environment, or throws a ConfigError that lists everything to correct. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const written = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = environment.safeParse(written)
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`))
  }
  const problems = [s3Problems, stripeProblems, mailProblems, secretProblems].flatMap((of) => of(read.data))
  if (problems.length > 0) throw new ConfigError(problems)
  return configOf(read.data)
}

const publicUrlOf = (env: Environment) => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`

const isPublicOf = (env: Environment) => !isLoopbackUrl(publicUrlOf(env))

const isDemoOf = (env: Environment) => env.DEMO_HOUSE && !env.DATABASE_URL && !isPublicOf(env)

const configOf = (env: Environment): Config => ({
  mode: env.NODE_ENV,
  host: env.HOST,
  port: env.PORT,
  publicUrl: publicUrlOf(env),
  isPublic: isPublicOf(env),
  trustProxy: env.TRUST_PROXY,
  logLevel: env.LOG_LEVEL,
  logFormat: env.LOG_FORMAT,
  metricsToken: env.METRICS_TOKEN,
  dataDir: env.DATA_DIR,
  demoHouse: env.DEMO_HOUSE,
  isDemo: isDemoOf(env),
  databaseUrl: env.DATABASE_URL,
  appSecrets: env.APP_SECRET_BEFORE ? [env.APP_SECRET, env.APP_SECRET_BEFORE] : [env.APP_SECRET],
  demoWebhookSecret: env.DEMO_WEBHOOK_SECRET,
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  s3: s3Of(env),
  stripe: stripeOf(env),
  demoPayments: (env.DEMO_PAYMENTS ?? isDemoOf(env)) && !stripeOf(env),
})

const s3Of = (env: Environment): S3Config | undefined => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = env
  return endpoint && bucket && region && key && secret ? { endpoint, bucket, region, key, secret } : undefined
}

const stripeOf = (env: Environment): StripeConfig | undefined => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = env
  return secretKey && publishableKey && webhookSecret
    ? { secretKey, publishableKey, webhookSecret, apiUrl }
    : undefined
}

/** Either all of these settings or none must be set: returns the missing ones when at least one is set. */
const missingOf = (env: Environment, names: readonly (keyof Environment)[]) => {
  const missing = names.filter((name) => env[name] === undefined)
  return missing.length === names.length ? [] : missing
}

const s3Problems = (env: Environment) =>
  missingOf(env, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET']).map(
    (name) => `${name} is missing: set it, or remove every other S3_ variable to keep pictures in DATA_DIR.`,
  )

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

const stripeProblems = (env: Environment) => {
  const missing = missingOf(env, stripeKeys)
  if (missing.length > 0)
    return missing.map(
      (name) => `${name} is missing: set it, or remove every other STRIPE_ variable to do without.`,
    )
  const stripe = stripeOf(env)
  if (!stripe)
    return env.STRIPE_API_URL
      ? ['STRIPE_API_URL is set without the keys of Stripe: set them, or remove it.']
      : []
  if (env.DEMO_PAYMENTS) return ['DEMO_PAYMENTS is true beside the keys of Stripe: remove it, or them.']
  const [secretIsLive, publishableIsLive] = [stripe.secretKey, stripe.publishableKey].map((key) =>
    key.includes('_live_'),
  )
  return secretIsLive === publishableIsLive
    ? []
    : [
        'STRIPE_PUBLISHABLE_KEY is not of the same kind as STRIPE_SECRET_KEY: both are live, or both for tests.',
      ]
}

const mailProblems = (env: Environment) =>
  env.SMTP_URL && !env.MAIL_FROM
    ? ['MAIL_FROM is missing: SMTP_URL needs the address that mails come from.']
    : []

type Secrets = Pick<Config, 'appSecrets' | 'demoWebhookSecret' | 'demoPayments'>

/** The names of the settings whose secret is one from the public source. */
export const knownSecrets = ({ appSecrets, demoWebhookSecret, demoPayments }: Secrets): readonly string[] => {
  const [appSecret, ...before] = appSecrets
  return [
    ...(appSecret === demoSecrets.app ? ['APP_SECRET'] : []),
    ...(before.includes(demoSecrets.app) ? ['APP_SECRET_BEFORE'] : []),
    // Without demo payments, no event signed with this secret is accepted, so it does not matter.
    ...(demoPayments && demoWebhookSecret === demoSecrets.webhook ? ['DEMO_WEBHOOK_SECRET'] : []),
  ]
}

/** A secret from the public source protects nothing once strangers can reach the server, or its customers are real. */
const secretProblems = (env: Environment) => {
  const isReal = isPublicOf(env) || (env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined)
  if (!isReal) return []
  return knownSecrets(configOf(env)).map((name) =>
    name === 'APP_SECRET_BEFORE'
      ? `${name} is the demo's, which everybody can read: remove it, and sessions renew themselves.`
      : `${name} is still the demo's: set it to a secret of your own, such as « openssl rand -hex 32 » prints.`,
  )
}
