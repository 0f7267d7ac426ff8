/**
 * Everything comes from this server and nothing runs that was not built. Style attributes are let through:
 * the table places counters with them, and they cannot run anything.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const FOREVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** Built files carry a hash of their content in their name; all others may change under theirs. */
export const cachingOf = (path: string): string => (/^\/assets\//.test(path) ? FOREVER : ASK_FIRST)
