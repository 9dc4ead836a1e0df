import { z } from 'zod'
import { logLevels } from '../log/log.ts'
import { logFormats } from '../log/log-format.ts'

/** The secrets of `.env.example`: accepted for a demo house, refused for a real one. */
export const demoSecrets = {
  app: 'demo-secret-of-maison-clairval-change-me',
  webhook: 'demo-webhook-secret-change-me',
} as const

const shortestSecret = 32

const appSecret = z
  .string()
  .min(
    shortestSecret,
    `must have at least ${shortestSecret} characters, such as those printed by « openssl rand -hex 32 »`,
  )

const address = ({ protocols, message }: { protocols: readonly string[]; message: string }) =>
  z
    .string()
    .refine(
      (value) => protocols.some((start) => value.startsWith(`${start}://`)) && URL.canParse(value),
      message,
    )

const webUrl = (message: string) =>
  address({ protocols: ['http', 'https'], message }).transform((value) => value.replace(/\/+$/, ''))

const databaseLocation = address({
  protocols: ['postgres', 'postgresql'],
  message: 'must be a PostgreSQL address, such as postgres://user:password@host:5432/database',
})

const trustedProxies = z
  .string()
  .regex(
    /^(true|false|\d{1,2}|[0-9a-f.:/, ]+|loopback)$/i,
    'must be true, false, a number of proxies, or their addresses separated by commas',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true'
    return /^\d{1,2}$/.test(value) ? Number(value) : value
  })

/** Every environment variable that is read; each error sentence continues the name of its variable. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  HOST: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number between 0 and 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number between 0 and 65535')
    .default(3000),
  PUBLIC_URL: webUrl('must be the address visitors use, such as https://www.example.fr').optional(),
  TRUST_PROXY: trustedProxies.default('loopback'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  LOG_FORMAT: z.enum(logFormats, `must be one of ${logFormats.join(', ')}`).default('auto'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DATA_DIR: z.string().default('./data'),
  DEMO_HOUSE: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .default(true),
  DEMO_PAYMENTS: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .optional(),
  DATABASE_URL: databaseLocation.optional(),
  APP_SECRET: appSecret.default(demoSecrets.app),
  APP_SECRET_BEFORE: appSecret.optional(),
  DEMO_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').default(demoSecrets.webhook),
  SMTP_URL: address({
    protocols: ['smtp', 'smtps'],
    message: 'must be a mail server, such as smtps://user:password@host:465',
  }).optional(),
  MAIL_FROM: z
    .string()
    .includes('@', 'must hold an e-mail address, such as Name <name@example.fr>')
    .optional(),
  S3_ENDPOINT: webUrl('must be the address of the store, such as https://s3.fr-par.scw.cloud').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, sk_… or rk_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, pk_…: every browser sees it')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook of Stripe, whsec_…')
    .optional(),
  STRIPE_API_URL: webUrl('must be the address of a server that speaks like Stripe, for tests').optional(),
})

export type Environment = z.output<typeof environment>
