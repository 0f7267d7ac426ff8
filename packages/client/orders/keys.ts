/** Lists orders under way, and begins another. */
export const ORDERS_KEY = 'o'
/** Goes on with those that can go on. */
export const GO_ON_KEY = 'x'
