/** What is under way is not begun a second time: a double click means one thing. */
export type Once = (begin: () => Promise<void>) => void

export function createOnce(): Once {
  let isUnderWay = false
  return (begin) => {
    if (isUnderWay) return
    isUnderWay = true
    void begin().finally(() => {
      isUnderWay = false
    })
  }
}
