/** §1.23 Boxes of the sea chart beside the northern map: each lies where a hex of its edge would be. */

/** name of the box, and the number the hex would have */
export const EDGE_BOXES: Readonly<Record<string, string>> = {
  'scapa-flow': '0300',
  'norwegian-sea': '0900',
  stockholm: '3100',
  'gulf-of-finland': '3700',
  petrograd: '4500',
  'mid-atlantic': '0018',
  bordeaux: '0025',
}
