import { expect, it } from 'vitest'
import { isLoopbackUrl } from './loopback-url.ts'

it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80/', 'http://shop.localhost'])(
  'takes %s for the machine itself',
  (address) => {
    expect(isLoopbackUrl(address)).toBe(true)
  },
)

it.each([
  'https://www.example.fr',
  'http://192.168.1.10:3000',
  'http://localhost.example.fr',
  'http://127.0.0.1.example.fr',
  'http://[2001:db8::1]',
  'http://localhost@example.fr',
])('takes %s for a place that others come to', (address) => {
  expect(isLoopbackUrl(address)).toBe(false)
})
