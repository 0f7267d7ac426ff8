/** Settings as the browser keeps them. They are a convenience: a browser that forbids storage still plays. */
export const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(`sandtable.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`sandtable.${key}`, value)
  } catch {
    return
  }
}
