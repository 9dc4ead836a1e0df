const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i

/** Whether a URL leads to this machine itself, which no other machine can reach. */
export const isLoopbackUrl = (address: string) => {
  const [, host] = /^https?:\/\/(\[[^\]]+\]|[^/:?#]+)/i.exec(address) ?? []
  return host !== undefined && loopback.test(host)
}
