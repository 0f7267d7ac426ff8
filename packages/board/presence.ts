/** the end of a chain */
const NOBODY = -1

/**
 * Who stands where, kept along with every move: the units of each space as a chain in order of their numbers. Units of
 * several groups (sides, camps) are kept apart. All of it is one row, since positions are copied all the time.
 */
export class Presence {
  private readonly spaces: number
  /** the first unit of each space, group by group; then the next one after each unit */
  private readonly row: Int16Array
  /** where the second part begins */
  private readonly following: number

  constructor(spaces: number, units: number, groups = 1) {
    this.spaces = spaces
    this.following = spaces * groups
    this.row = new Int16Array(this.following + units).fill(NOBODY)
  }

  clear(): void {
    this.row.fill(NOBODY)
  }

  copyFrom(other: Presence): void {
    this.row.set(other.row)
  }

  /** the unit with the lowest number, or -1; go on with `next` */
  first(space: number, group = 0): number {
    return this.row[group * this.spaces + space] as number
  }

  /** the unit after this one in its space, or -1 */
  next(unit: number): number {
    return this.row[this.following + unit] as number
  }

  isAnyone(space: number, group = 0): boolean {
    return this.first(space, group) >= 0
  }

  /** in order of their numbers; none outside the map */
  unitsAt(space: number, group = 0): number[] {
    const units: number[] = []
    if (space < 0) return units
    for (let unit = this.first(space, group); unit >= 0; unit = this.next(unit)) units.push(unit)
    return units
  }

  countAt(space: number, group = 0): number {
    let count = 0
    for (let unit = this.first(space, group); unit >= 0; unit = this.next(unit)) count++
    return count
  }

  add(unit: number, space: number, group = 0): void {
    const place = this.placeOf(unit, space, group)
    this.row[this.following + unit] = this.row[place] as number
    this.row[place] = unit
  }

  remove(unit: number, space: number, group = 0): void {
    const place = this.placeOf(unit, space, group)
    // A chain that has gone wrong once stays wrong; better to hear of it at once.
    if (this.row[place] !== unit) throw new Error(`unit ${unit} does not stand in space ${space}`)
    this.row[place] = this.next(unit)
    this.row[this.following + unit] = NOBODY
  }

  /** for invariants */
  isSameAs(other: Presence): boolean {
    return this.row.every((unit, i) => unit === other.row[i])
  }

  /** the place in the row that names this unit, or should */
  private placeOf(unit: number, space: number, group: number): number {
    let place = group * this.spaces + space
    for (let at = this.row[place] as number; at >= 0 && at < unit; at = this.row[place] as number)
      place = this.following + at
    return place
  }
}
