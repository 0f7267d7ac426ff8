/** Opens the desk, unless the game uses the letter itself; and leads back to the map. */
export const DESK_KEY = 'd'
export const MAP_KEY = 'm'
