// programs/build.ts
import { existsSync, mkdirSync, readFileSync as readFileSync2, rmSync, writeFileSync } from "node:fs";
import { dirname, join as join3 } from "node:path";

// ../packages/games/battle-for-galicia/data/map.json
var map_default = {
  geometry: {
    rows: 19,
    columns: 26,
    directions: ["right", "upRight", "upLeft", "left", "downLeft", "downRight"],
    odd: [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]],
    even: [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]],
    kilometresPerHex: 11.95,
    rotationDegrees: 28.1,
    georeference: { lat0: 50.4, lon0: 23.3, kmPerDegLat: 111.2, kmPerDegLon: 70.958, x: [10.54, 5.621, 107.63], y: [-5.621, 10.54, -179.506] },
    basis: "rulebook",
    confidence: 0.97,
    note: "pointy-top hexes, id row.column, rows rise upward (28 degrees east of north), columns rise to the left, even rows half a hex further left; stagger fixed by the cavalry reaction example, scale and turn fitted to the nine named places; 26 columns (even-row column 26 as half-hexes) is a belief of 0.85. u = -(col + 0.5 on even rows), v = row * sqrt(3)/2, x km = x0*u + x1*v + x2, y km likewise, lat = lat0 + y/kmPerDegLat, lon = lon0 + x/kmPerDegLon"
  },
  hexes: [
    { id: "1.01", row: 1, col: 1, terrain: "clear", country: "AH", lat: 48.9184, lon: 24.7369, town: { en: "Stanislau", ja: "\u30B9\u30BF\u30CB\u30B9\u30E9\u30A6" }, edges: ["bottom", "right"], supply: ["RU", "AH"], basis: "rulebook", note: "named in the rulebook: entry hex of both sides; terrain from geography; supply symbol by design" },
    { id: "1.02", row: 1, col: 2, terrain: "clear", country: "AH", lat: 48.9689, lon: 24.5883, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.03", row: 1, col: 3, terrain: "clear", country: "AH", lat: 49.0195, lon: 24.4398, edges: ["bottom"], supply: ["AH"], basis: "rulebook", note: "named in the rulebook: Austro-Hungarian entry hex; terrain from geography; supply symbol by design" },
    { id: "1.04", row: 1, col: 4, terrain: "clear", country: "AH", lat: 49.07, lon: 24.2913, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.05", row: 1, col: 5, terrain: "clear", country: "AH", lat: 49.1206, lon: 24.1427, edges: ["bottom"], supply: ["AH"], basis: "rulebook", note: "named in the rulebook: Austro-Hungarian entry hex; terrain from geography; supply symbol by design" },
    { id: "1.06", row: 1, col: 6, terrain: "clear", country: "AH", lat: 49.1711, lon: 23.9942, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.07", row: 1, col: 7, terrain: "clear", country: "AH", lat: 49.2217, lon: 23.8456, town: { en: "Stryj", ja: "\u30B9\u30C8\u30EB\u30A3\u30A4" }, edges: ["bottom"], supply: ["AH"], basis: "rulebook", note: "named in the rulebook: Austro-Hungarian entry hex; terrain from geography; supply symbol by design" },
    { id: "1.08", row: 1, col: 8, terrain: "clear", country: "AH", lat: 49.2722, lon: 23.6971, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.09", row: 1, col: 9, terrain: "clear", country: "AH", lat: 49.3228, lon: 23.5486, town: { en: "Drohobycz", ja: "\u30C9\u30ED\u30DB\u30D3\u30C1" }, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.10", row: 1, col: 10, terrain: "clear", country: "AH", lat: 49.3733, lon: 23.4, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.11", row: 1, col: 11, terrain: "clear", country: "AH", lat: 49.4239, lon: 23.2515, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.12", row: 1, col: 12, terrain: "clear", country: "AH", lat: 49.4744, lon: 23.103, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.13", row: 1, col: 13, terrain: "clear", country: "AH", lat: 49.525, lon: 22.9544, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.14", row: 1, col: 14, terrain: "forest", country: "AH", lat: 49.5755, lon: 22.8059, town: { en: "Chyrow", ja: "\u30D2\u30EB\u30D5" }, terrainName: "Carpathian foothills", edges: ["bottom"], supply: ["AH"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "1.15", row: 1, col: 15, terrain: "forest", country: "AH", lat: 49.6261, lon: 22.6573, terrainName: "Carpathian foothills", edges: ["bottom"], supply: ["AH"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "1.16", row: 1, col: 16, terrain: "forest", country: "AH", lat: 49.6766, lon: 22.5088, terrainName: "Carpathian foothills", edges: ["bottom"], supply: ["AH"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "1.17", row: 1, col: 17, terrain: "forest", country: "AH", lat: 49.7271, lon: 22.3603, terrainName: "Carpathian foothills", edges: ["bottom"], supply: ["AH"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "1.18", row: 1, col: 18, terrain: "forest", country: "AH", lat: 49.7777, lon: 22.2117, town: { en: "Dynow", ja: "\u30C7\u30A3\u30CC\u30D5" }, terrainName: "Carpathian foothills", edges: ["bottom"], supply: ["AH"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "1.19", row: 1, col: 19, terrain: "forest", country: "AH", lat: 49.8282, lon: 22.0632, terrainName: "Carpathian foothills", edges: ["bottom"], supply: ["AH"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "1.20", row: 1, col: 20, terrain: "clear", country: "AH", lat: 49.8788, lon: 21.9146, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.21", row: 1, col: 21, terrain: "clear", country: "AH", lat: 49.9293, lon: 21.7661, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.22", row: 1, col: 22, terrain: "clear", country: "AH", lat: 49.9799, lon: 21.6176, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.23", row: 1, col: 23, terrain: "clear", country: "AH", lat: 50.0304, lon: 21.469, town: { en: "Debica", ja: "\u30C7\u30F3\u30D3\u30C4\u30A1" }, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.24", row: 1, col: 24, terrain: "clear", country: "AH", lat: 50.081, lon: 21.3205, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.25", row: 1, col: 25, terrain: "clear", country: "AH", lat: 50.1315, lon: 21.172, edges: ["bottom"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "1.26", row: 1, col: 26, terrain: "clear", country: "AH", lat: 50.1821, lon: 21.0234, edges: ["bottom", "left"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "2.01", row: 2, col: 1, terrain: "clear", country: "AH", lat: 49.0257, lon: 24.7312, edges: ["right"], supply: ["RU"], basis: "rulebook", note: "named in the rulebook: Russian entry hex; terrain from geography; supply symbol by design" },
    { id: "2.02", row: 2, col: 2, terrain: "clear", country: "AH", lat: 49.0763, lon: 24.5827, basis: "history" },
    { id: "2.03", row: 2, col: 3, terrain: "clear", country: "AH", lat: 49.1268, lon: 24.4341, basis: "history" },
    { id: "2.04", row: 2, col: 4, terrain: "clear", country: "AH", lat: 49.1774, lon: 24.2856, basis: "history" },
    { id: "2.05", row: 2, col: 5, terrain: "clear", country: "AH", lat: 49.2279, lon: 24.1371, basis: "history" },
    { id: "2.06", row: 2, col: 6, terrain: "clear", country: "AH", lat: 49.2785, lon: 23.9885, basis: "history" },
    { id: "2.07", row: 2, col: 7, terrain: "clear", country: "AH", lat: 49.329, lon: 23.84, basis: "history" },
    { id: "2.08", row: 2, col: 8, terrain: "clear", country: "AH", lat: 49.3796, lon: 23.6914, basis: "history" },
    { id: "2.09", row: 2, col: 9, terrain: "clear", country: "AH", lat: 49.4301, lon: 23.5429, basis: "history" },
    { id: "2.10", row: 2, col: 10, terrain: "clear", country: "AH", lat: 49.4807, lon: 23.3944, basis: "history" },
    { id: "2.11", row: 2, col: 11, terrain: "clear", country: "AH", lat: 49.5312, lon: 23.2458, town: { en: "Sambor", ja: "\u30B5\u30F3\u30DC\u30A2" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "2.12", row: 2, col: 12, terrain: "clear", country: "AH", lat: 49.5818, lon: 23.0973, basis: "history" },
    { id: "2.13", row: 2, col: 13, terrain: "clear", country: "AH", lat: 49.6323, lon: 22.9487, basis: "history" },
    { id: "2.14", row: 2, col: 14, terrain: "clear", country: "AH", lat: 49.6829, lon: 22.8002, basis: "history" },
    { id: "2.15", row: 2, col: 15, terrain: "clear", country: "AH", lat: 49.7334, lon: 22.6517, basis: "history" },
    { id: "2.16", row: 2, col: 16, terrain: "clear", country: "AH", lat: 49.784, lon: 22.5031, basis: "history" },
    { id: "2.17", row: 2, col: 17, terrain: "clear", country: "AH", lat: 49.8345, lon: 22.3546, basis: "history" },
    { id: "2.18", row: 2, col: 18, terrain: "clear", country: "AH", lat: 49.8851, lon: 22.2061, basis: "history" },
    { id: "2.19", row: 2, col: 19, terrain: "clear", country: "AH", lat: 49.9356, lon: 22.0575, basis: "history" },
    { id: "2.20", row: 2, col: 20, terrain: "clear", country: "AH", lat: 49.9862, lon: 21.909, basis: "history" },
    { id: "2.21", row: 2, col: 21, terrain: "clear", country: "AH", lat: 50.0367, lon: 21.7604, basis: "history" },
    { id: "2.22", row: 2, col: 22, terrain: "clear", country: "AH", lat: 50.0873, lon: 21.6119, basis: "history" },
    { id: "2.23", row: 2, col: 23, terrain: "clear", country: "AH", lat: 50.1378, lon: 21.4634, basis: "history" },
    { id: "2.24", row: 2, col: 24, terrain: "clear", country: "AH", lat: 50.1883, lon: 21.3148, basis: "history" },
    { id: "2.25", row: 2, col: 25, terrain: "clear", country: "AH", lat: 50.2389, lon: 21.1663, basis: "history" },
    { id: "2.26", row: 2, col: 26, terrain: "clear", country: "RU", lat: 50.2894, lon: 21.0177, halfHex: true, edges: ["left"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "3.01", row: 3, col: 1, terrain: "clear", country: "AH", lat: 49.0825, lon: 24.8741, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "3.02", row: 3, col: 2, terrain: "clear", country: "AH", lat: 49.1331, lon: 24.7255, town: { en: "Halicz", ja: "\u30CF\u30EA\u30C1" }, basis: "history" },
    { id: "3.03", row: 3, col: 3, terrain: "clear", country: "AH", lat: 49.1836, lon: 24.577, basis: "history" },
    { id: "3.04", row: 3, col: 4, terrain: "clear", country: "AH", lat: 49.2342, lon: 24.4285, basis: "history" },
    { id: "3.05", row: 3, col: 5, terrain: "clear", country: "AH", lat: 49.2847, lon: 24.2799, town: { en: "Zurawno", ja: "\u30B8\u30E5\u30E9\u30F4\u30CE" }, basis: "history" },
    { id: "3.06", row: 3, col: 6, terrain: "clear", country: "AH", lat: 49.3353, lon: 24.1314, basis: "history" },
    { id: "3.07", row: 3, col: 7, terrain: "clear", country: "AH", lat: 49.3858, lon: 23.9829, basis: "history" },
    { id: "3.08", row: 3, col: 8, terrain: "clear", country: "AH", lat: 49.4364, lon: 23.8343, basis: "history" },
    { id: "3.09", row: 3, col: 9, terrain: "marsh", country: "AH", lat: 49.4869, lon: 23.6858, terrainName: "Dniester marshes", basis: "history", confidence: 0.4 },
    { id: "3.10", row: 3, col: 10, terrain: "marsh", country: "AH", lat: 49.5375, lon: 23.5372, terrainName: "Dniester marshes", basis: "history", confidence: 0.4 },
    { id: "3.11", row: 3, col: 11, terrain: "clear", country: "AH", lat: 49.588, lon: 23.3887, basis: "history" },
    { id: "3.12", row: 3, col: 12, terrain: "clear", country: "AH", lat: 49.6386, lon: 23.2402, basis: "history" },
    { id: "3.13", row: 3, col: 13, terrain: "clear", country: "AH", lat: 49.6891, lon: 23.0916, basis: "history" },
    { id: "3.14", row: 3, col: 14, terrain: "clear", country: "AH", lat: 49.7397, lon: 22.9431, basis: "history" },
    { id: "3.15", row: 3, col: 15, terrain: "clear", country: "AH", lat: 49.7902, lon: 22.7945, town: { en: "Przemysl", ja: "\u30D7\u30B7\u30A7\u30DF\u30B7\u30EB" }, fortress: { en: "Fortress Przemysl", ja: "\u30D7\u30B7\u30A7\u30DF\u30B7\u30EB\u8981\u585E" }, basis: "rulebook", note: "named in the rulebook: fortress; terrain from geography" },
    { id: "3.16", row: 3, col: 16, terrain: "clear", country: "AH", lat: 49.8408, lon: 22.646, basis: "history" },
    { id: "3.17", row: 3, col: 17, terrain: "clear", country: "AH", lat: 49.8913, lon: 22.4975, basis: "history" },
    { id: "3.18", row: 3, col: 18, terrain: "clear", country: "AH", lat: 49.9419, lon: 22.3489, basis: "history" },
    { id: "3.19", row: 3, col: 19, terrain: "clear", country: "AH", lat: 49.9924, lon: 22.2004, basis: "history" },
    { id: "3.20", row: 3, col: 20, terrain: "clear", country: "AH", lat: 50.043, lon: 22.0519, town: { en: "Rzeszow", ja: "\u30B8\u30A7\u30B7\u30E5\u30D5" }, basis: "history" },
    { id: "3.21", row: 3, col: 21, terrain: "clear", country: "AH", lat: 50.0935, lon: 21.9033, basis: "history" },
    { id: "3.22", row: 3, col: 22, terrain: "clear", country: "AH", lat: 50.1441, lon: 21.7548, basis: "history" },
    { id: "3.23", row: 3, col: 23, terrain: "clear", country: "AH", lat: 50.1946, lon: 21.6062, basis: "history" },
    { id: "3.24", row: 3, col: 24, terrain: "clear", country: "AH", lat: 50.2452, lon: 21.4577, town: { en: "Mielec", ja: "\u30DF\u30A8\u30EC\u30C4" }, basis: "history" },
    { id: "3.25", row: 3, col: 25, terrain: "clear", country: "AH", lat: 50.2957, lon: 21.3092, basis: "history" },
    { id: "3.26", row: 3, col: 26, terrain: "clear", country: "RU", lat: 50.3463, lon: 21.1606, edges: ["left"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "4.01", row: 4, col: 1, terrain: "clear", country: "AH", lat: 49.1899, lon: 24.8684, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "4.02", row: 4, col: 2, terrain: "clear", country: "AH", lat: 49.2405, lon: 24.7199, basis: "history" },
    { id: "4.03", row: 4, col: 3, terrain: "clear", country: "AH", lat: 49.291, lon: 24.5713, basis: "history" },
    { id: "4.04", row: 4, col: 4, terrain: "clear", country: "AH", lat: 49.3415, lon: 24.4228, basis: "history" },
    { id: "4.05", row: 4, col: 5, terrain: "clear", country: "AH", lat: 49.3921, lon: 24.2743, town: { en: "Chodorow", ja: "\u30DB\u30C9\u30EB\u30D5" }, basis: "history" },
    { id: "4.06", row: 4, col: 6, terrain: "clear", country: "AH", lat: 49.4426, lon: 24.1257, basis: "history" },
    { id: "4.07", row: 4, col: 7, terrain: "clear", country: "AH", lat: 49.4932, lon: 23.9772, town: { en: "Mikolajow", ja: "\u30DF\u30B3\u30EF\u30E6\u30D5" }, basis: "history" },
    { id: "4.08", row: 4, col: 8, terrain: "clear", country: "AH", lat: 49.5437, lon: 23.8286, basis: "history" },
    { id: "4.09", row: 4, col: 9, terrain: "clear", country: "AH", lat: 49.5943, lon: 23.6801, town: { en: "Komarno", ja: "\u30B3\u30DE\u30EB\u30CE" }, basis: "history" },
    { id: "4.10", row: 4, col: 10, terrain: "clear", country: "AH", lat: 49.6448, lon: 23.5316, town: { en: "Rudki", ja: "\u30EB\u30C9\u30AD" }, basis: "history" },
    { id: "4.11", row: 4, col: 11, terrain: "clear", country: "AH", lat: 49.6954, lon: 23.383, basis: "history" },
    { id: "4.12", row: 4, col: 12, terrain: "clear", country: "AH", lat: 49.7459, lon: 23.2345, basis: "history" },
    { id: "4.13", row: 4, col: 13, terrain: "clear", country: "AH", lat: 49.7965, lon: 23.086, town: { en: "Mosciska", ja: "\u30E2\u30B7\u30C1\u30B9\u30AB" }, basis: "history" },
    { id: "4.14", row: 4, col: 14, terrain: "clear", country: "AH", lat: 49.847, lon: 22.9374, basis: "history" },
    { id: "4.15", row: 4, col: 15, terrain: "clear", country: "AH", lat: 49.8976, lon: 22.7889, town: { en: "Radymno", ja: "\u30E9\u30C7\u30A3\u30E0\u30CE" }, basis: "history" },
    { id: "4.16", row: 4, col: 16, terrain: "clear", country: "AH", lat: 49.9481, lon: 22.6403, basis: "history" },
    { id: "4.17", row: 4, col: 17, terrain: "clear", country: "AH", lat: 49.9987, lon: 22.4918, basis: "history" },
    { id: "4.18", row: 4, col: 18, terrain: "clear", country: "AH", lat: 50.0492, lon: 22.3433, basis: "history" },
    { id: "4.19", row: 4, col: 19, terrain: "clear", country: "AH", lat: 50.0998, lon: 22.1947, town: { en: "Lancut", ja: "\u30EF\u30F3\u30C4\u30C8" }, basis: "history" },
    { id: "4.20", row: 4, col: 20, terrain: "clear", country: "AH", lat: 50.1503, lon: 22.0462, basis: "history" },
    { id: "4.21", row: 4, col: 21, terrain: "forest", country: "AH", lat: 50.2009, lon: 21.8976, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "4.22", row: 4, col: 22, terrain: "forest", country: "AH", lat: 50.2514, lon: 21.7491, town: { en: "Kolbuszowa", ja: "\u30B3\u30EB\u30D6\u30B7\u30E7\u30F4\u30A1" }, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "4.23", row: 4, col: 23, terrain: "clear", country: "AH", lat: 50.302, lon: 21.6006, basis: "history" },
    { id: "4.24", row: 4, col: 24, terrain: "clear", country: "AH", lat: 50.3525, lon: 21.452, basis: "history" },
    { id: "4.25", row: 4, col: 25, terrain: "clear", country: "RU", lat: 50.4031, lon: 21.3035, basis: "history" },
    { id: "4.26", row: 4, col: 26, terrain: "clear", country: "RU", lat: 50.4536, lon: 21.155, halfHex: true, edges: ["left"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "5.01", row: 5, col: 1, terrain: "clear", country: "AH", lat: 49.2467, lon: 25.0113, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "5.02", row: 5, col: 2, terrain: "clear", country: "AH", lat: 49.2973, lon: 24.8627, basis: "history" },
    { id: "5.03", row: 5, col: 3, terrain: "clear", country: "AH", lat: 49.3478, lon: 24.7142, basis: "history" },
    { id: "5.04", row: 5, col: 4, terrain: "clear", country: "AH", lat: 49.3984, lon: 24.5657, town: { en: "Rohatyn", ja: "\u30ED\u30CF\u30C6\u30A3\u30F3" }, basis: "history" },
    { id: "5.05", row: 5, col: 5, terrain: "clear", country: "AH", lat: 49.4489, lon: 24.4171, basis: "history" },
    { id: "5.06", row: 5, col: 6, terrain: "clear", country: "AH", lat: 49.4995, lon: 24.2686, basis: "history" },
    { id: "5.07", row: 5, col: 7, terrain: "clear", country: "AH", lat: 49.55, lon: 24.1201, basis: "history" },
    { id: "5.08", row: 5, col: 8, terrain: "clear", country: "AH", lat: 49.6006, lon: 23.9715, basis: "history" },
    { id: "5.09", row: 5, col: 9, terrain: "clear", country: "AH", lat: 49.6511, lon: 23.823, basis: "history" },
    { id: "5.10", row: 5, col: 10, terrain: "clear", country: "AH", lat: 49.7017, lon: 23.6744, basis: "history" },
    { id: "5.11", row: 5, col: 11, terrain: "clear", country: "AH", lat: 49.7522, lon: 23.5259, basis: "history" },
    { id: "5.12", row: 5, col: 12, terrain: "clear", country: "AH", lat: 49.8027, lon: 23.3774, town: { en: "Sadowa Wisznia", ja: "\u30B5\u30C9\u30F4\u30A1\u30FB\u30F4\u30A3\u30B7\u30E5\u30CB\u30E3" }, basis: "history" },
    { id: "5.13", row: 5, col: 13, terrain: "clear", country: "AH", lat: 49.8533, lon: 23.2288, basis: "history" },
    { id: "5.14", row: 5, col: 14, terrain: "clear", country: "AH", lat: 49.9038, lon: 23.0803, basis: "history" },
    { id: "5.15", row: 5, col: 15, terrain: "clear", country: "AH", lat: 49.9544, lon: 22.9317, basis: "history" },
    { id: "5.16", row: 5, col: 16, terrain: "clear", country: "AH", lat: 50.0049, lon: 22.7832, basis: "history" },
    { id: "5.17", row: 5, col: 17, terrain: "clear", country: "AH", lat: 50.0555, lon: 22.6347, town: { en: "Jaroslau", ja: "\u30E4\u30ED\u30B9\u30E9\u30A6" }, basis: "history" },
    { id: "5.18", row: 5, col: 18, terrain: "clear", country: "AH", lat: 50.106, lon: 22.4861, town: { en: "Przeworsk", ja: "\u30D7\u30B7\u30A7\u30F4\u30A9\u30EB\u30B9\u30AF" }, basis: "history" },
    { id: "5.19", row: 5, col: 19, terrain: "clear", country: "AH", lat: 50.1566, lon: 22.3376, basis: "history" },
    { id: "5.20", row: 5, col: 20, terrain: "clear", country: "AH", lat: 50.2071, lon: 22.1891, basis: "history" },
    { id: "5.21", row: 5, col: 21, terrain: "forest", country: "AH", lat: 50.2577, lon: 22.0405, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "5.22", row: 5, col: 22, terrain: "forest", country: "AH", lat: 50.3082, lon: 21.892, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "5.23", row: 5, col: 23, terrain: "forest", country: "AH", lat: 50.3588, lon: 21.7434, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "5.24", row: 5, col: 24, terrain: "clear", country: "AH", lat: 50.4093, lon: 21.5949, basis: "history" },
    { id: "5.25", row: 5, col: 25, terrain: "clear", country: "RU", lat: 50.4599, lon: 21.4464, basis: "history" },
    { id: "5.26", row: 5, col: 26, terrain: "clear", country: "RU", lat: 50.5104, lon: 21.2978, edges: ["left"], supply: ["AH"], basis: "history", note: "supply symbol by design" },
    { id: "6.01", row: 6, col: 1, terrain: "clear", country: "AH", lat: 49.3541, lon: 25.0056, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "6.02", row: 6, col: 2, terrain: "clear", country: "AH", lat: 49.4046, lon: 24.8571, basis: "history" },
    { id: "6.03", row: 6, col: 3, terrain: "clear", country: "AH", lat: 49.4552, lon: 24.7085, basis: "history" },
    { id: "6.04", row: 6, col: 4, terrain: "clear", country: "AH", lat: 49.5057, lon: 24.56, basis: "history" },
    { id: "6.05", row: 6, col: 5, terrain: "forest", country: "AH", lat: 49.5563, lon: 24.4115, terrainName: "Bobrka-Swirz woods", basis: "history", confidence: 0.55 },
    { id: "6.06", row: 6, col: 6, terrain: "clear", country: "AH", lat: 49.6068, lon: 24.2629, town: { en: "Bobrka", ja: "\u30DC\u30D6\u30EB\u30AB" }, basis: "history" },
    { id: "6.07", row: 6, col: 7, terrain: "clear", country: "AH", lat: 49.6574, lon: 24.1144, basis: "history" },
    { id: "6.08", row: 6, col: 8, terrain: "clear", country: "AH", lat: 49.7079, lon: 23.9659, basis: "history" },
    { id: "6.09", row: 6, col: 9, terrain: "clear", country: "AH", lat: 49.7585, lon: 23.8173, basis: "history" },
    { id: "6.10", row: 6, col: 10, terrain: "clear", country: "AH", lat: 49.809, lon: 23.6688, town: { en: "Grodek", ja: "\u30B0\u30ED\u30C7\u30C3\u30AF" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "6.11", row: 6, col: 11, terrain: "clear", country: "AH", lat: 49.8596, lon: 23.5202, basis: "history" },
    { id: "6.12", row: 6, col: 12, terrain: "clear", country: "AH", lat: 49.9101, lon: 23.3717, town: { en: "Jaworow", ja: "\u30E4\u30FC\u30F4\u30A9\u30EA\u30A6" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "6.13", row: 6, col: 13, terrain: "clear", country: "AH", lat: 49.9607, lon: 23.2232, basis: "history" },
    { id: "6.14", row: 6, col: 14, terrain: "clear", country: "AH", lat: 50.0112, lon: 23.0746, basis: "history" },
    { id: "6.15", row: 6, col: 15, terrain: "clear", country: "AH", lat: 50.0618, lon: 22.9261, basis: "history" },
    { id: "6.16", row: 6, col: 16, terrain: "clear", country: "AH", lat: 50.1123, lon: 22.7775, basis: "history" },
    { id: "6.17", row: 6, col: 17, terrain: "clear", country: "AH", lat: 50.1629, lon: 22.629, town: { en: "Sieniawa", ja: "\u30B7\u30A8\u30CB\u30E3\u30F4\u30A1" }, basis: "history" },
    { id: "6.18", row: 6, col: 18, terrain: "clear", country: "AH", lat: 50.2134, lon: 22.4805, basis: "history" },
    { id: "6.19", row: 6, col: 19, terrain: "clear", country: "AH", lat: 50.2639, lon: 22.3319, town: { en: "Lezajsk", ja: "\u30EC\u30B8\u30E3\u30A4\u30B9\u30AF" }, basis: "history" },
    { id: "6.20", row: 6, col: 20, terrain: "clear", country: "AH", lat: 50.3145, lon: 22.1834, basis: "history" },
    { id: "6.21", row: 6, col: 21, terrain: "forest", country: "AH", lat: 50.365, lon: 22.0349, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "6.22", row: 6, col: 22, terrain: "forest", country: "AH", lat: 50.4156, lon: 21.8863, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "6.23", row: 6, col: 23, terrain: "forest", country: "AH", lat: 50.4661, lon: 21.7378, terrainName: "Sandomierz forest", basis: "history", confidence: 0.55 },
    { id: "6.24", row: 6, col: 24, terrain: "clear", country: "AH", lat: 50.5167, lon: 21.5892, basis: "history" },
    { id: "6.25", row: 6, col: 25, terrain: "clear", country: "RU", lat: 50.5672, lon: 21.4407, basis: "rulebook", note: "named in the rulebook: limit of the Austro-Hungarian left-hand edge; terrain from geography" },
    { id: "6.26", row: 6, col: 26, terrain: "clear", country: "RU", lat: 50.6178, lon: 21.2922, halfHex: true, edges: ["left"], basis: "history" },
    { id: "7.01", row: 7, col: 1, terrain: "clear", country: "AH", lat: 49.4109, lon: 25.1485, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "7.02", row: 7, col: 2, terrain: "clear", country: "AH", lat: 49.4614, lon: 25, town: { en: "Brzezany", ja: "\u30D6\u30B8\u30A7\u30B8\u30E3\u30CC\u30A3" }, basis: "history" },
    { id: "7.03", row: 7, col: 3, terrain: "clear", country: "AH", lat: 49.512, lon: 24.8514, basis: "history" },
    { id: "7.04", row: 7, col: 4, terrain: "clear", country: "AH", lat: 49.5625, lon: 24.7029, basis: "history" },
    { id: "7.05", row: 7, col: 5, terrain: "clear", country: "AH", lat: 49.6131, lon: 24.5543, basis: "history" },
    { id: "7.06", row: 7, col: 6, terrain: "forest", country: "AH", lat: 49.6636, lon: 24.4058, terrainName: "Bobrka-Swirz woods", basis: "history", confidence: 0.55 },
    { id: "7.07", row: 7, col: 7, terrain: "clear", country: "AH", lat: 49.7142, lon: 24.2573, basis: "history" },
    { id: "7.08", row: 7, col: 8, terrain: "clear", country: "AH", lat: 49.7647, lon: 24.1087, basis: "history" },
    { id: "7.09", row: 7, col: 9, terrain: "clear", country: "AH", lat: 49.8153, lon: 23.9602, town: { en: "Lemberg", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "7.10", row: 7, col: 10, terrain: "clear", country: "AH", lat: 49.8658, lon: 23.8116, basis: "history" },
    { id: "7.11", row: 7, col: 11, terrain: "clear", country: "AH", lat: 49.9164, lon: 23.6631, basis: "history" },
    { id: "7.12", row: 7, col: 12, terrain: "clear", country: "AH", lat: 49.9669, lon: 23.5146, basis: "history" },
    { id: "7.13", row: 7, col: 13, terrain: "clear", country: "AH", lat: 50.0175, lon: 23.366, basis: "history" },
    { id: "7.14", row: 7, col: 14, terrain: "clear", country: "AH", lat: 50.068, lon: 23.2175, basis: "history" },
    { id: "7.15", row: 7, col: 15, terrain: "clear", country: "AH", lat: 50.1186, lon: 23.069, town: { en: "Lubaczow", ja: "\u30EB\u30D0\u30C1\u30E5\u30D5" }, basis: "history" },
    { id: "7.16", row: 7, col: 16, terrain: "clear", country: "AH", lat: 50.1691, lon: 22.9204, basis: "history" },
    { id: "7.17", row: 7, col: 17, terrain: "clear", country: "AH", lat: 50.2197, lon: 22.7719, basis: "history" },
    { id: "7.18", row: 7, col: 18, terrain: "clear", country: "AH", lat: 50.2702, lon: 22.6233, basis: "history" },
    { id: "7.19", row: 7, col: 19, terrain: "clear", country: "AH", lat: 50.3208, lon: 22.4748, basis: "history" },
    { id: "7.20", row: 7, col: 20, terrain: "clear", country: "AH", lat: 50.3713, lon: 22.3263, basis: "history" },
    { id: "7.21", row: 7, col: 21, terrain: "clear", country: "AH", lat: 50.4219, lon: 22.1777, basis: "history" },
    { id: "7.22", row: 7, col: 22, terrain: "clear", country: "AH", lat: 50.4724, lon: 22.0292, basis: "history" },
    { id: "7.23", row: 7, col: 23, terrain: "clear", country: "AH", lat: 50.523, lon: 21.8806, basis: "history" },
    { id: "7.24", row: 7, col: 24, terrain: "clear", country: "AH", lat: 50.5735, lon: 21.7321, town: { en: "Tarnobrzeg", ja: "\u30BF\u30EB\u30CE\u30D6\u30B8\u30A7\u30AF" }, basis: "history" },
    { id: "7.25", row: 7, col: 25, terrain: "clear", country: "RU", lat: 50.624, lon: 21.5836, basis: "history" },
    { id: "7.26", row: 7, col: 26, terrain: "clear", country: "RU", lat: 50.6746, lon: 21.435, edges: ["left"], basis: "history" },
    { id: "8.01", row: 8, col: 1, terrain: "clear", country: "AH", lat: 49.5182, lon: 25.1428, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "8.02", row: 8, col: 2, terrain: "clear", country: "AH", lat: 49.5688, lon: 24.9943, basis: "history" },
    { id: "8.03", row: 8, col: 3, terrain: "clear", country: "AH", lat: 49.6193, lon: 24.8458, basis: "history" },
    { id: "8.04", row: 8, col: 4, terrain: "clear", country: "AH", lat: 49.6699, lon: 24.6972, basis: "history" },
    { id: "8.05", row: 8, col: 5, terrain: "clear", country: "AH", lat: 49.7204, lon: 24.5487, town: { en: "Przemyslany", ja: "\u30D7\u30B7\u30A7\u30DF\u30B7\u30E9\u30CC\u30A3" }, basis: "history" },
    { id: "8.06", row: 8, col: 6, terrain: "clear", country: "AH", lat: 49.771, lon: 24.4001, basis: "history" },
    { id: "8.07", row: 8, col: 7, terrain: "clear", country: "AH", lat: 49.8215, lon: 24.2516, basis: "history" },
    { id: "8.08", row: 8, col: 8, terrain: "clear", country: "AH", lat: 49.8721, lon: 24.1031, basis: "history" },
    { id: "8.09", row: 8, col: 9, terrain: "clear", country: "AH", lat: 49.9226, lon: 23.9545, basis: "history" },
    { id: "8.10", row: 8, col: 10, terrain: "forest", country: "AH", lat: 49.9732, lon: 23.806, terrainName: "Rawa-Janow Roztocze forests", basis: "history", confidence: 0.55 },
    { id: "8.11", row: 8, col: 11, terrain: "forest", country: "AH", lat: 50.0237, lon: 23.6574, terrainName: "Rawa-Janow Roztocze forests", basis: "history", confidence: 0.55 },
    { id: "8.12", row: 8, col: 12, terrain: "forest", country: "AH", lat: 50.0743, lon: 23.5089, town: { en: "Niemirow", ja: "\u30CB\u30A7\u30DF\u30EB\u30D5" }, terrainName: "Rawa-Janow Roztocze forests", basis: "history", confidence: 0.55 },
    { id: "8.13", row: 8, col: 13, terrain: "clear", country: "AH", lat: 50.1248, lon: 23.3604, basis: "history" },
    { id: "8.14", row: 8, col: 14, terrain: "clear", country: "AH", lat: 50.1754, lon: 23.2118, basis: "history" },
    { id: "8.15", row: 8, col: 15, terrain: "clear", country: "AH", lat: 50.2259, lon: 23.0633, town: { en: "Cieszanow", ja: "\u30C1\u30A7\u30B7\u30E3\u30CC\u30D5" }, basis: "history" },
    { id: "8.16", row: 8, col: 16, terrain: "clear", country: "AH", lat: 50.2765, lon: 22.9148, basis: "history" },
    { id: "8.17", row: 8, col: 17, terrain: "clear", country: "RU", lat: 50.327, lon: 22.7662, town: { en: "Tarnogrod", ja: "\u30BF\u30EB\u30CE\u30B0\u30EB\u30C8" }, basis: "history" },
    { id: "8.18", row: 8, col: 18, terrain: "clear", country: "RU", lat: 50.3776, lon: 22.6177, basis: "history" },
    { id: "8.19", row: 8, col: 19, terrain: "clear", country: "AH", lat: 50.4281, lon: 22.4691, basis: "history" },
    { id: "8.20", row: 8, col: 20, terrain: "clear", country: "AH", lat: 50.4787, lon: 22.3206, basis: "history" },
    { id: "8.21", row: 8, col: 21, terrain: "clear", country: "AH", lat: 50.5292, lon: 22.1721, town: { en: "Nisko", ja: "\u30CB\u30B9\u30B3" }, basis: "history" },
    { id: "8.22", row: 8, col: 22, terrain: "clear", country: "AH", lat: 50.5798, lon: 22.0235, town: { en: "Rozwadow", ja: "\u30ED\u30BA\u30F4\u30A1\u30C9\u30A5\u30D5" }, basis: "history" },
    { id: "8.23", row: 8, col: 23, terrain: "clear", country: "AH", lat: 50.6303, lon: 21.875, basis: "history" },
    { id: "8.24", row: 8, col: 24, terrain: "clear", country: "RU", lat: 50.6809, lon: 21.7264, town: { en: "Sandomierz", ja: "\u30B5\u30F3\u30C9\u30DF\u30A8\u30B7\u30E5" }, basis: "history" },
    { id: "8.25", row: 8, col: 25, terrain: "clear", country: "RU", lat: 50.7314, lon: 21.5779, basis: "history" },
    { id: "8.26", row: 8, col: 26, terrain: "clear", country: "RU", lat: 50.782, lon: 21.4294, town: { en: "Opatow", ja: "\u30AA\u30D1\u30C8\u30A5\u30D5" }, halfHex: true, edges: ["left"], basis: "history" },
    { id: "9.01", row: 9, col: 1, terrain: "clear", country: "AH", lat: 49.5751, lon: 25.2857, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "9.02", row: 9, col: 2, terrain: "clear", country: "AH", lat: 49.6256, lon: 25.1372, town: { en: "Zborow", ja: "\u30BA\u30DC\u30EB\u30D5" }, basis: "history" },
    { id: "9.03", row: 9, col: 3, terrain: "clear", country: "AH", lat: 49.6762, lon: 24.9886, basis: "history" },
    { id: "9.04", row: 9, col: 4, terrain: "clear", country: "AH", lat: 49.7267, lon: 24.8401, basis: "history" },
    { id: "9.05", row: 9, col: 5, terrain: "clear", country: "AH", lat: 49.7772, lon: 24.6915, basis: "history" },
    { id: "9.06", row: 9, col: 6, terrain: "clear", country: "AH", lat: 49.8278, lon: 24.543, basis: "history" },
    { id: "9.07", row: 9, col: 7, terrain: "clear", country: "AH", lat: 49.8783, lon: 24.3945, basis: "history" },
    { id: "9.08", row: 9, col: 8, terrain: "clear", country: "AH", lat: 49.9289, lon: 24.2459, basis: "history" },
    { id: "9.09", row: 9, col: 9, terrain: "clear", country: "AH", lat: 49.9794, lon: 24.0974, basis: "history" },
    { id: "9.10", row: 9, col: 10, terrain: "clear", country: "AH", lat: 50.03, lon: 23.9489, town: { en: "Zolkiew", ja: "\u30B8\u30E5\u30A6\u30AD\u30A8\u30D5" }, basis: "history" },
    { id: "9.11", row: 9, col: 11, terrain: "forest", country: "AH", lat: 50.0805, lon: 23.8003, terrainName: "Rawa-Janow Roztocze forests", basis: "history", confidence: 0.55 },
    { id: "9.12", row: 9, col: 12, terrain: "forest", country: "AH", lat: 50.1311, lon: 23.6518, town: { en: "Magierow", ja: "\u30DE\u30AE\u30A8\u30EB\u30D5" }, terrainName: "Rawa-Janow Roztocze forests", basis: "history", confidence: 0.55 },
    { id: "9.13", row: 9, col: 13, terrain: "forest", country: "AH", lat: 50.1816, lon: 23.5032, terrainName: "Rawa-Janow Roztocze forests", basis: "history", confidence: 0.55 },
    { id: "9.14", row: 9, col: 14, terrain: "forest", country: "AH", lat: 50.2322, lon: 23.3547, terrainName: "Rawa-Janow Roztocze forests", basis: "history", confidence: 0.55 },
    { id: "9.15", row: 9, col: 15, terrain: "clear", country: "AH", lat: 50.2827, lon: 23.2062, basis: "history" },
    { id: "9.16", row: 9, col: 16, terrain: "clear", country: "AH", lat: 50.3333, lon: 23.0576, basis: "history" },
    { id: "9.17", row: 9, col: 17, terrain: "clear", country: "RU", lat: 50.3838, lon: 22.9091, basis: "history" },
    { id: "9.18", row: 9, col: 18, terrain: "forest", country: "RU", lat: 50.4344, lon: 22.7605, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "9.19", row: 9, col: 19, terrain: "forest", country: "RU", lat: 50.4849, lon: 22.612, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "9.20", row: 9, col: 20, terrain: "forest", country: "RU", lat: 50.5355, lon: 22.4635, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "9.21", row: 9, col: 21, terrain: "forest", country: "AH", lat: 50.586, lon: 22.3149, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "9.22", row: 9, col: 22, terrain: "forest", country: "AH", lat: 50.6366, lon: 22.1664, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "9.23", row: 9, col: 23, terrain: "clear", country: "AH", lat: 50.6871, lon: 22.0179, basis: "history" },
    { id: "9.24", row: 9, col: 24, terrain: "clear", country: "AH", lat: 50.7377, lon: 21.8693, basis: "history" },
    { id: "9.25", row: 9, col: 25, terrain: "clear", country: "RU", lat: 50.7882, lon: 21.7208, basis: "history" },
    { id: "9.26", row: 9, col: 26, terrain: "clear", country: "RU", lat: 50.8388, lon: 21.5722, edges: ["left"], basis: "history" },
    { id: "10.01", row: 10, col: 1, terrain: "clear", country: "AH", lat: 49.6824, lon: 25.28, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "10.02", row: 10, col: 2, terrain: "clear", country: "AH", lat: 49.733, lon: 25.1315, basis: "history" },
    { id: "10.03", row: 10, col: 3, terrain: "clear", country: "AH", lat: 49.7835, lon: 24.983, basis: "history" },
    { id: "10.04", row: 10, col: 4, terrain: "clear", country: "AH", lat: 49.8341, lon: 24.8344, town: { en: "Zloczow", ja: "\u30BA\u30A6\u30A9\u30C1\u30E5\u30D5" }, basis: "history" },
    { id: "10.05", row: 10, col: 5, terrain: "clear", country: "AH", lat: 49.8846, lon: 24.6859, basis: "history" },
    { id: "10.06", row: 10, col: 6, terrain: "clear", country: "AH", lat: 49.9352, lon: 24.5373, town: { en: "Krasne", ja: "\u30AF\u30E9\u30B9\u30CD" }, basis: "history" },
    { id: "10.07", row: 10, col: 7, terrain: "clear", country: "AH", lat: 49.9857, lon: 24.3888, basis: "history" },
    { id: "10.08", row: 10, col: 8, terrain: "clear", country: "AH", lat: 50.0363, lon: 24.2403, basis: "history" },
    { id: "10.09", row: 10, col: 9, terrain: "clear", country: "AH", lat: 50.0868, lon: 24.0917, basis: "history" },
    { id: "10.10", row: 10, col: 10, terrain: "clear", country: "AH", lat: 50.1374, lon: 23.9432, basis: "history" },
    { id: "10.11", row: 10, col: 11, terrain: "clear", country: "AH", lat: 50.1879, lon: 23.7946, basis: "history" },
    { id: "10.12", row: 10, col: 12, terrain: "clear", country: "AH", lat: 50.2384, lon: 23.6461, town: { en: "Rawa Ruska", ja: "\u30E9\u30F4\u30A1\u30FB\u30EB\u30B9\u30AB" }, basis: "history" },
    { id: "10.13", row: 10, col: 13, terrain: "clear", country: "AH", lat: 50.289, lon: 23.4976, basis: "history" },
    { id: "10.14", row: 10, col: 14, terrain: "clear", country: "AH", lat: 50.3395, lon: 23.349, basis: "history" },
    { id: "10.15", row: 10, col: 15, terrain: "forest", country: "RU", lat: 50.3901, lon: 23.2005, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "10.16", row: 10, col: 16, terrain: "forest", country: "RU", lat: 50.4406, lon: 23.052, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "10.17", row: 10, col: 17, terrain: "forest", country: "RU", lat: 50.4912, lon: 22.9034, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "10.18", row: 10, col: 18, terrain: "forest", country: "RU", lat: 50.5417, lon: 22.7549, town: { en: "Bilgoraj", ja: "\u30D3\u30A6\u30B4\u30E9\u30A4" }, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "10.19", row: 10, col: 19, terrain: "forest", country: "RU", lat: 50.5923, lon: 22.6063, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "10.20", row: 10, col: 20, terrain: "forest", country: "RU", lat: 50.6428, lon: 22.4578, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "10.21", row: 10, col: 21, terrain: "forest", country: "RU", lat: 50.6934, lon: 22.3093, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "10.22", row: 10, col: 22, terrain: "clear", country: "RU", lat: 50.7439, lon: 22.1607, basis: "history" },
    { id: "10.23", row: 10, col: 23, terrain: "clear", country: "RU", lat: 50.7945, lon: 22.0122, basis: "history" },
    { id: "10.24", row: 10, col: 24, terrain: "clear", country: "RU", lat: 50.845, lon: 21.8636, town: { en: "Annopol", ja: "\u30A2\u30F3\u30CE\u30DD\u30EB" }, basis: "history" },
    { id: "10.25", row: 10, col: 25, terrain: "clear", country: "RU", lat: 50.8956, lon: 21.7151, basis: "history" },
    { id: "10.26", row: 10, col: 26, terrain: "clear", country: "RU", lat: 50.9461, lon: 21.5666, halfHex: true, edges: ["left"], basis: "history" },
    { id: "11.01", row: 11, col: 1, terrain: "clear", country: "AH", lat: 49.7392, lon: 25.4229, edges: ["right"], supply: ["RU"], barred: true, basis: "rulebook", note: "named in the rulebook: barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design" },
    { id: "11.02", row: 11, col: 2, terrain: "clear", country: "AH", lat: 49.7898, lon: 25.2744, basis: "history" },
    { id: "11.03", row: 11, col: 3, terrain: "clear", country: "AH", lat: 49.8403, lon: 25.1258, basis: "history" },
    { id: "11.04", row: 11, col: 4, terrain: "clear", country: "AH", lat: 49.8909, lon: 24.9773, basis: "history" },
    { id: "11.05", row: 11, col: 5, terrain: "clear", country: "AH", lat: 49.9414, lon: 24.8288, basis: "history" },
    { id: "11.06", row: 11, col: 6, terrain: "clear", country: "AH", lat: 49.992, lon: 24.6802, town: { en: "Busk", ja: "\u30D6\u30B9\u30AF" }, basis: "history" },
    { id: "11.07", row: 11, col: 7, terrain: "clear", country: "AH", lat: 50.0425, lon: 24.5317, basis: "history" },
    { id: "11.08", row: 11, col: 8, terrain: "clear", country: "AH", lat: 50.0931, lon: 24.3831, town: { en: "Kamionka", ja: "\u30AB\u30DF\u30AA\u30F3\u30AB" }, basis: "history" },
    { id: "11.09", row: 11, col: 9, terrain: "clear", country: "AH", lat: 50.1436, lon: 24.2346, basis: "history" },
    { id: "11.10", row: 11, col: 10, terrain: "clear", country: "AH", lat: 50.1942, lon: 24.0861, basis: "history" },
    { id: "11.11", row: 11, col: 11, terrain: "clear", country: "AH", lat: 50.2447, lon: 23.9375, basis: "history" },
    { id: "11.12", row: 11, col: 12, terrain: "clear", country: "AH", lat: 50.2953, lon: 23.789, basis: "history" },
    { id: "11.13", row: 11, col: 13, terrain: "clear", country: "AH", lat: 50.3458, lon: 23.6404, basis: "history" },
    { id: "11.14", row: 11, col: 14, terrain: "clear", country: "RU", lat: 50.3964, lon: 23.4919, basis: "history" },
    { id: "11.15", row: 11, col: 15, terrain: "clear", country: "RU", lat: 50.4469, lon: 23.3434, town: { en: "Tomaszow", ja: "\u30C8\u30DE\u30B7\u30E5\u30D5" }, basis: "history" },
    { id: "11.16", row: 11, col: 16, terrain: "forest", country: "RU", lat: 50.4975, lon: 23.1948, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "11.17", row: 11, col: 17, terrain: "forest", country: "RU", lat: 50.548, lon: 23.0463, terrainName: "Janow-Tanew forests", basis: "history", confidence: 0.55 },
    { id: "11.18", row: 11, col: 18, terrain: "clear", country: "RU", lat: 50.5986, lon: 22.8978, basis: "history" },
    { id: "11.19", row: 11, col: 19, terrain: "clear", country: "RU", lat: 50.6491, lon: 22.7492, basis: "history" },
    { id: "11.20", row: 11, col: 20, terrain: "clear", country: "RU", lat: 50.6996, lon: 22.6007, town: { en: "Frampol", ja: "\u30D5\u30E9\u30F3\u30DD\u30EB" }, basis: "history" },
    { id: "11.21", row: 11, col: 21, terrain: "clear", country: "RU", lat: 50.7502, lon: 22.4521, town: { en: "Janow", ja: "\u30E4\u30CC\u30D5" }, basis: "history" },
    { id: "11.22", row: 11, col: 22, terrain: "clear", country: "RU", lat: 50.8007, lon: 22.3036, basis: "history" },
    { id: "11.23", row: 11, col: 23, terrain: "clear", country: "RU", lat: 50.8513, lon: 22.1551, basis: "history" },
    { id: "11.24", row: 11, col: 24, terrain: "clear", country: "RU", lat: 50.9018, lon: 22.0065, basis: "history" },
    { id: "11.25", row: 11, col: 25, terrain: "clear", country: "RU", lat: 50.9524, lon: 21.858, basis: "history" },
    { id: "11.26", row: 11, col: 26, terrain: "clear", country: "RU", lat: 51.0029, lon: 21.7094, edges: ["left"], basis: "history" },
    { id: "12.01", row: 12, col: 1, terrain: "clear", country: "AH", lat: 49.8466, lon: 25.4172, edges: ["right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "12.02", row: 12, col: 2, terrain: "clear", country: "AH", lat: 49.8971, lon: 25.2687, basis: "history" },
    { id: "12.03", row: 12, col: 3, terrain: "clear", country: "AH", lat: 49.9477, lon: 25.1202, basis: "history" },
    { id: "12.04", row: 12, col: 4, terrain: "clear", country: "AH", lat: 49.9982, lon: 24.9716, basis: "history" },
    { id: "12.05", row: 12, col: 5, terrain: "clear", country: "AH", lat: 50.0488, lon: 24.8231, basis: "history" },
    { id: "12.06", row: 12, col: 6, terrain: "forest", country: "AH", lat: 50.0993, lon: 24.6745, terrainName: "Kamionka-Toporow forests", basis: "history", confidence: 0.55 },
    { id: "12.07", row: 12, col: 7, terrain: "forest", country: "AH", lat: 50.1499, lon: 24.526, terrainName: "Kamionka-Toporow forests", basis: "history", confidence: 0.55 },
    { id: "12.08", row: 12, col: 8, terrain: "clear", country: "AH", lat: 50.2004, lon: 24.3775, basis: "history" },
    { id: "12.09", row: 12, col: 9, terrain: "clear", country: "AH", lat: 50.251, lon: 24.2289, basis: "history" },
    { id: "12.10", row: 12, col: 10, terrain: "clear", country: "AH", lat: 50.3015, lon: 24.0804, basis: "history" },
    { id: "12.11", row: 12, col: 11, terrain: "clear", country: "AH", lat: 50.3521, lon: 23.9319, basis: "history" },
    { id: "12.12", row: 12, col: 12, terrain: "clear", country: "AH", lat: 50.4026, lon: 23.7833, town: { en: "Uhnow", ja: "\u30A6\u30D5\u30CC\u30D5" }, basis: "history" },
    { id: "12.13", row: 12, col: 13, terrain: "clear", country: "RU", lat: 50.4532, lon: 23.6348, basis: "history" },
    { id: "12.14", row: 12, col: 14, terrain: "clear", country: "RU", lat: 50.5037, lon: 23.4862, basis: "history" },
    { id: "12.15", row: 12, col: 15, terrain: "clear", country: "RU", lat: 50.5543, lon: 23.3377, basis: "history" },
    { id: "12.16", row: 12, col: 16, terrain: "clear", country: "RU", lat: 50.6048, lon: 23.1892, basis: "history" },
    { id: "12.17", row: 12, col: 17, terrain: "clear", country: "RU", lat: 50.6554, lon: 23.0406, town: { en: "Szczebrzeszyn", ja: "\u30B7\u30E5\u30C1\u30A7\u30D6\u30B8\u30A7\u30B7\u30F3" }, basis: "history" },
    { id: "12.18", row: 12, col: 18, terrain: "clear", country: "RU", lat: 50.7059, lon: 22.8921, basis: "history" },
    { id: "12.19", row: 12, col: 19, terrain: "clear", country: "RU", lat: 50.7565, lon: 22.7435, basis: "history" },
    { id: "12.20", row: 12, col: 20, terrain: "clear", country: "RU", lat: 50.807, lon: 22.595, basis: "history" },
    { id: "12.21", row: 12, col: 21, terrain: "clear", country: "RU", lat: 50.8576, lon: 22.4465, basis: "history" },
    { id: "12.22", row: 12, col: 22, terrain: "clear", country: "RU", lat: 50.9081, lon: 22.2979, town: { en: "Krasnik", ja: "\u30AF\u30E9\u30B7\u30CB\u30AF" }, basis: "history" },
    { id: "12.23", row: 12, col: 23, terrain: "clear", country: "RU", lat: 50.9587, lon: 22.1494, basis: "history" },
    { id: "12.24", row: 12, col: 24, terrain: "clear", country: "RU", lat: 51.0092, lon: 22.0009, basis: "history" },
    { id: "12.25", row: 12, col: 25, terrain: "clear", country: "RU", lat: 51.0598, lon: 21.8523, town: { en: "Jozefow", ja: "\u30E6\u30BC\u30D5\u30D5" }, basis: "history" },
    { id: "12.26", row: 12, col: 26, terrain: "clear", country: "RU", lat: 51.1103, lon: 21.7038, halfHex: true, edges: ["left"], basis: "history" },
    { id: "13.01", row: 13, col: 1, terrain: "clear", country: "RU", lat: 49.9034, lon: 25.5601, edges: ["right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "13.02", row: 13, col: 2, terrain: "clear", country: "AH", lat: 49.9539, lon: 25.4116, basis: "history" },
    { id: "13.03", row: 13, col: 3, terrain: "clear", country: "AH", lat: 50.0045, lon: 25.263, basis: "history" },
    { id: "13.04", row: 13, col: 4, terrain: "clear", country: "AH", lat: 50.055, lon: 25.1145, town: { en: "Brody", ja: "\u30D6\u30ED\u30C7\u30A3" }, basis: "history" },
    { id: "13.05", row: 13, col: 5, terrain: "forest", country: "AH", lat: 50.1056, lon: 24.966, terrainName: "Kamionka-Toporow forests", basis: "history", confidence: 0.55 },
    { id: "13.06", row: 13, col: 6, terrain: "forest", country: "AH", lat: 50.1561, lon: 24.8174, terrainName: "Kamionka-Toporow forests", basis: "history", confidence: 0.55 },
    { id: "13.07", row: 13, col: 7, terrain: "forest", country: "AH", lat: 50.2067, lon: 24.6689, terrainName: "Kamionka-Toporow forests", basis: "history", confidence: 0.55 },
    { id: "13.08", row: 13, col: 8, terrain: "forest", country: "AH", lat: 50.2572, lon: 24.5203, terrainName: "Kamionka-Toporow forests", basis: "history", confidence: 0.55 },
    { id: "13.09", row: 13, col: 9, terrain: "clear", country: "AH", lat: 50.3078, lon: 24.3718, basis: "history" },
    { id: "13.10", row: 13, col: 10, terrain: "clear", country: "AH", lat: 50.3583, lon: 24.2233, basis: "history" },
    { id: "13.11", row: 13, col: 11, terrain: "clear", country: "AH", lat: 50.4089, lon: 24.0747, town: { en: "Belz", ja: "\u30D9\u30A6\u30BA" }, basis: "history" },
    { id: "13.12", row: 13, col: 12, terrain: "clear", country: "RU", lat: 50.4594, lon: 23.9262, basis: "history" },
    { id: "13.13", row: 13, col: 13, terrain: "clear", country: "RU", lat: 50.51, lon: 23.7776, basis: "history" },
    { id: "13.14", row: 13, col: 14, terrain: "clear", country: "RU", lat: 50.5605, lon: 23.6291, basis: "history" },
    { id: "13.15", row: 13, col: 15, terrain: "clear", country: "RU", lat: 50.6111, lon: 23.4806, town: { en: "Komarow", ja: "\u30B3\u30DE\u30EB\u30D5" }, basis: "rulebook", note: "named in the rulebook: cavalry reaction example; terrain from geography" },
    { id: "13.16", row: 13, col: 16, terrain: "clear", country: "RU", lat: 50.6616, lon: 23.332, basis: "history" },
    { id: "13.17", row: 13, col: 17, terrain: "clear", country: "RU", lat: 50.7122, lon: 23.1835, town: { en: "Zamosc", ja: "\u30B6\u30E2\u30B7\u30C1" }, basis: "history" },
    { id: "13.18", row: 13, col: 18, terrain: "clear", country: "RU", lat: 50.7627, lon: 23.035, basis: "history" },
    { id: "13.19", row: 13, col: 19, terrain: "clear", country: "RU", lat: 50.8133, lon: 22.8864, basis: "history" },
    { id: "13.20", row: 13, col: 20, terrain: "clear", country: "RU", lat: 50.8638, lon: 22.7379, town: { en: "Turobin", ja: "\u30C8\u30A5\u30ED\u30D3\u30F3" }, basis: "history" },
    { id: "13.21", row: 13, col: 21, terrain: "clear", country: "RU", lat: 50.9144, lon: 22.5893, basis: "history" },
    { id: "13.22", row: 13, col: 22, terrain: "clear", country: "RU", lat: 50.9649, lon: 22.4408, basis: "history" },
    { id: "13.23", row: 13, col: 23, terrain: "clear", country: "RU", lat: 51.0155, lon: 22.2923, basis: "history" },
    { id: "13.24", row: 13, col: 24, terrain: "clear", country: "RU", lat: 51.066, lon: 22.1437, basis: "history" },
    { id: "13.25", row: 13, col: 25, terrain: "clear", country: "RU", lat: 51.1166, lon: 21.9952, town: { en: "Opole", ja: "\u30AA\u30DD\u30EC" }, basis: "history" },
    { id: "13.26", row: 13, col: 26, terrain: "clear", country: "RU", lat: 51.1671, lon: 21.8466, edges: ["left"], basis: "history" },
    { id: "14.01", row: 14, col: 1, terrain: "clear", country: "RU", lat: 50.0108, lon: 25.5544, edges: ["right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "14.02", row: 14, col: 2, terrain: "clear", country: "RU", lat: 50.0613, lon: 25.4059, basis: "history" },
    { id: "14.03", row: 14, col: 3, terrain: "clear", country: "AH", lat: 50.1119, lon: 25.2574, basis: "history" },
    { id: "14.04", row: 14, col: 4, terrain: "clear", country: "AH", lat: 50.1624, lon: 25.1088, basis: "history" },
    { id: "14.05", row: 14, col: 5, terrain: "forest", country: "AH", lat: 50.213, lon: 24.9603, terrainName: "Kamionka-Toporow forests", basis: "history", confidence: 0.55 },
    { id: "14.06", row: 14, col: 6, terrain: "clear", country: "AH", lat: 50.2635, lon: 24.8118, basis: "history" },
    { id: "14.07", row: 14, col: 7, terrain: "clear", country: "AH", lat: 50.314, lon: 24.6632, town: { en: "Radziechow", ja: "\u30E9\u30B8\u30A7\u30D5\u30D5" }, basis: "history" },
    { id: "14.08", row: 14, col: 8, terrain: "clear", country: "AH", lat: 50.3646, lon: 24.5147, basis: "history" },
    { id: "14.09", row: 14, col: 9, terrain: "clear", country: "AH", lat: 50.4151, lon: 24.3661, basis: "history" },
    { id: "14.10", row: 14, col: 10, terrain: "clear", country: "AH", lat: 50.4657, lon: 24.2176, town: { en: "Sokal", ja: "\u30BD\u30AB\u30EB" }, basis: "history" },
    { id: "14.11", row: 14, col: 11, terrain: "clear", country: "RU", lat: 50.5162, lon: 24.0691, basis: "history" },
    { id: "14.12", row: 14, col: 12, terrain: "clear", country: "RU", lat: 50.5668, lon: 23.9205, basis: "history" },
    { id: "14.13", row: 14, col: 13, terrain: "clear", country: "RU", lat: 50.6173, lon: 23.772, town: { en: "Tyszowce", ja: "\u30C6\u30A3\u30B7\u30E7\u30D5\u30C4\u30A7" }, basis: "history" },
    { id: "14.14", row: 14, col: 14, terrain: "clear", country: "RU", lat: 50.6679, lon: 23.6234, basis: "rulebook", note: "named in the rulebook: cavalry reaction example; terrain from geography" },
    { id: "14.15", row: 14, col: 15, terrain: "clear", country: "RU", lat: 50.7184, lon: 23.4749, basis: "rulebook", note: "named in the rulebook: cavalry reaction example; terrain from geography" },
    { id: "14.16", row: 14, col: 16, terrain: "clear", country: "RU", lat: 50.769, lon: 23.3264, basis: "history" },
    { id: "14.17", row: 14, col: 17, terrain: "clear", country: "RU", lat: 50.8195, lon: 23.1778, basis: "history" },
    { id: "14.18", row: 14, col: 18, terrain: "clear", country: "RU", lat: 50.8701, lon: 23.0293, basis: "history" },
    { id: "14.19", row: 14, col: 19, terrain: "clear", country: "RU", lat: 50.9206, lon: 22.8808, town: { en: "Zolkiewka", ja: "\u30B8\u30E5\u30A6\u30AD\u30A8\u30D5\u30AB" }, basis: "history" },
    { id: "14.20", row: 14, col: 20, terrain: "clear", country: "RU", lat: 50.9712, lon: 22.7322, basis: "history" },
    { id: "14.21", row: 14, col: 21, terrain: "clear", country: "RU", lat: 51.0217, lon: 22.5837, town: { en: "Bychawa", ja: "\u30D3\u30CF\u30F4\u30A1" }, basis: "history" },
    { id: "14.22", row: 14, col: 22, terrain: "clear", country: "RU", lat: 51.0723, lon: 22.4351, basis: "history" },
    { id: "14.23", row: 14, col: 23, terrain: "clear", country: "RU", lat: 51.1228, lon: 22.2866, basis: "history" },
    { id: "14.24", row: 14, col: 24, terrain: "clear", country: "RU", lat: 51.1734, lon: 22.1381, basis: "history" },
    { id: "14.25", row: 14, col: 25, terrain: "clear", country: "RU", lat: 51.2239, lon: 21.9895, basis: "history" },
    { id: "14.26", row: 14, col: 26, terrain: "clear", country: "RU", lat: 51.2745, lon: 21.841, halfHex: true, edges: ["left"], basis: "history" },
    { id: "15.01", row: 15, col: 1, terrain: "clear", country: "RU", lat: 50.0676, lon: 25.6973, edges: ["right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "15.02", row: 15, col: 2, terrain: "clear", country: "RU", lat: 50.1181, lon: 25.5488, basis: "history" },
    { id: "15.03", row: 15, col: 3, terrain: "clear", country: "RU", lat: 50.1687, lon: 25.4002, basis: "history" },
    { id: "15.04", row: 15, col: 4, terrain: "clear", country: "RU", lat: 50.2192, lon: 25.2517, basis: "history" },
    { id: "15.05", row: 15, col: 5, terrain: "clear", country: "RU", lat: 50.2698, lon: 25.1032, basis: "history" },
    { id: "15.06", row: 15, col: 6, terrain: "clear", country: "RU", lat: 50.3203, lon: 24.9546, basis: "history" },
    { id: "15.07", row: 15, col: 7, terrain: "clear", country: "RU", lat: 50.3709, lon: 24.8061, basis: "history" },
    { id: "15.08", row: 15, col: 8, terrain: "clear", country: "RU", lat: 50.4214, lon: 24.6575, basis: "history" },
    { id: "15.09", row: 15, col: 9, terrain: "clear", country: "RU", lat: 50.472, lon: 24.509, basis: "history" },
    { id: "15.10", row: 15, col: 10, terrain: "clear", country: "AH", lat: 50.5225, lon: 24.3605, basis: "history" },
    { id: "15.11", row: 15, col: 11, terrain: "clear", country: "RU", lat: 50.5731, lon: 24.2119, basis: "history" },
    { id: "15.12", row: 15, col: 12, terrain: "clear", country: "RU", lat: 50.6236, lon: 24.0634, basis: "history" },
    { id: "15.13", row: 15, col: 13, terrain: "clear", country: "RU", lat: 50.6742, lon: 23.9149, basis: "history" },
    { id: "15.14", row: 15, col: 14, terrain: "clear", country: "RU", lat: 50.7247, lon: 23.7663, basis: "history" },
    { id: "15.15", row: 15, col: 15, terrain: "clear", country: "RU", lat: 50.7752, lon: 23.6178, basis: "history" },
    { id: "15.16", row: 15, col: 16, terrain: "clear", country: "RU", lat: 50.8258, lon: 23.4692, basis: "history" },
    { id: "15.17", row: 15, col: 17, terrain: "clear", country: "RU", lat: 50.8763, lon: 23.3207, basis: "history" },
    { id: "15.18", row: 15, col: 18, terrain: "clear", country: "RU", lat: 50.9269, lon: 23.1722, basis: "history" },
    { id: "15.19", row: 15, col: 19, terrain: "clear", country: "RU", lat: 50.9774, lon: 23.0236, basis: "history" },
    { id: "15.20", row: 15, col: 20, terrain: "clear", country: "RU", lat: 51.028, lon: 22.8751, basis: "history" },
    { id: "15.21", row: 15, col: 21, terrain: "clear", country: "RU", lat: 51.0785, lon: 22.7265, basis: "history" },
    { id: "15.22", row: 15, col: 22, terrain: "clear", country: "RU", lat: 51.1291, lon: 22.578, basis: "history" },
    { id: "15.23", row: 15, col: 23, terrain: "clear", country: "RU", lat: 51.1796, lon: 22.4295, basis: "history" },
    { id: "15.24", row: 15, col: 24, terrain: "clear", country: "RU", lat: 51.2302, lon: 22.2809, basis: "history" },
    { id: "15.25", row: 15, col: 25, terrain: "clear", country: "RU", lat: 51.2807, lon: 22.1324, basis: "history" },
    { id: "15.26", row: 15, col: 26, terrain: "clear", country: "RU", lat: 51.3313, lon: 21.9839, edges: ["left"], basis: "rulebook", note: "named in the rulebook: limit of the Russian left-hand edge; terrain from geography" },
    { id: "16.01", row: 16, col: 1, terrain: "clear", country: "RU", lat: 50.1749, lon: 25.6917, edges: ["right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "16.02", row: 16, col: 2, terrain: "clear", country: "RU", lat: 50.2255, lon: 25.5431, basis: "history" },
    { id: "16.03", row: 16, col: 3, terrain: "marsh", country: "RU", lat: 50.276, lon: 25.3946, terrainName: "Styr marshes", basis: "history", confidence: 0.4 },
    { id: "16.04", row: 16, col: 4, terrain: "clear", country: "RU", lat: 50.3266, lon: 25.246, basis: "history" },
    { id: "16.05", row: 16, col: 5, terrain: "clear", country: "RU", lat: 50.3771, lon: 25.0975, town: { en: "Beresteczko", ja: "\u30D9\u30EC\u30B9\u30C6\u30C1\u30B3" }, basis: "history" },
    { id: "16.06", row: 16, col: 6, terrain: "clear", country: "RU", lat: 50.4277, lon: 24.949, basis: "history" },
    { id: "16.07", row: 16, col: 7, terrain: "clear", country: "RU", lat: 50.4782, lon: 24.8004, basis: "history" },
    { id: "16.08", row: 16, col: 8, terrain: "clear", country: "RU", lat: 50.5288, lon: 24.6519, basis: "history" },
    { id: "16.09", row: 16, col: 9, terrain: "clear", country: "RU", lat: 50.5793, lon: 24.5033, basis: "history" },
    { id: "16.10", row: 16, col: 10, terrain: "clear", country: "RU", lat: 50.6299, lon: 24.3548, town: { en: "Poryck", ja: "\u30DD\u30EA\u30C4\u30AF" }, basis: "history" },
    { id: "16.11", row: 16, col: 11, terrain: "clear", country: "RU", lat: 50.6804, lon: 24.2063, basis: "history" },
    { id: "16.12", row: 16, col: 12, terrain: "clear", country: "RU", lat: 50.731, lon: 24.0577, basis: "history" },
    { id: "16.13", row: 16, col: 13, terrain: "clear", country: "RU", lat: 50.7815, lon: 23.9092, town: { en: "Hrubieszow", ja: "\u30D5\u30EB\u30D3\u30A8\u30B7\u30E5\u30D5" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "16.14", row: 16, col: 14, terrain: "clear", country: "RU", lat: 50.8321, lon: 23.7607, basis: "history" },
    { id: "16.15", row: 16, col: 15, terrain: "clear", country: "RU", lat: 50.8826, lon: 23.6121, basis: "history" },
    { id: "16.16", row: 16, col: 16, terrain: "clear", country: "RU", lat: 50.9332, lon: 23.4636, basis: "history" },
    { id: "16.17", row: 16, col: 17, terrain: "clear", country: "RU", lat: 50.9837, lon: 23.315, basis: "history" },
    { id: "16.18", row: 16, col: 18, terrain: "clear", country: "RU", lat: 51.0343, lon: 23.1665, town: { en: "Krasnostaw", ja: "\u30AF\u30E9\u30B9\u30CB\u30B9\u30BF\u30D5" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "16.19", row: 16, col: 19, terrain: "clear", country: "RU", lat: 51.0848, lon: 23.018, town: { en: "Trawniki", ja: "\u30C8\u30E9\u30F4\u30CB\u30AD" }, basis: "history" },
    { id: "16.20", row: 16, col: 20, terrain: "clear", country: "RU", lat: 51.1354, lon: 22.8694, town: { en: "Piaski", ja: "\u30D4\u30A2\u30B9\u30AD" }, basis: "history" },
    { id: "16.21", row: 16, col: 21, terrain: "clear", country: "RU", lat: 51.1859, lon: 22.7209, basis: "history" },
    { id: "16.22", row: 16, col: 22, terrain: "clear", country: "RU", lat: 51.2364, lon: 22.5723, town: { en: "Lublin", ja: "\u30EB\u30D6\u30EA\u30F3" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "16.23", row: 16, col: 23, terrain: "clear", country: "RU", lat: 51.287, lon: 22.4238, basis: "history" },
    { id: "16.24", row: 16, col: 24, terrain: "clear", country: "RU", lat: 51.3375, lon: 22.2753, basis: "history" },
    { id: "16.25", row: 16, col: 25, terrain: "clear", country: "RU", lat: 51.3881, lon: 22.1267, basis: "history" },
    { id: "16.26", row: 16, col: 26, terrain: "clear", country: "RU", lat: 51.4386, lon: 21.9782, town: { en: "Pulawy", ja: "\u30D7\u30EF\u30F4\u30A3" }, halfHex: true, edges: ["left"], supply: ["RU"], basis: "rulebook", note: "named in the rulebook: end of a Russian entry railway; terrain from geography; supply symbol by design" },
    { id: "17.01", row: 17, col: 1, terrain: "clear", country: "RU", lat: 50.2317, lon: 25.8345, edges: ["right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "17.02", row: 17, col: 2, terrain: "clear", country: "RU", lat: 50.2823, lon: 25.686, basis: "history" },
    { id: "17.03", row: 17, col: 3, terrain: "clear", country: "RU", lat: 50.3328, lon: 25.5374, basis: "history" },
    { id: "17.04", row: 17, col: 4, terrain: "clear", country: "RU", lat: 50.3834, lon: 25.3889, basis: "history" },
    { id: "17.05", row: 17, col: 5, terrain: "clear", country: "RU", lat: 50.4339, lon: 25.2404, basis: "history" },
    { id: "17.06", row: 17, col: 6, terrain: "clear", country: "RU", lat: 50.4845, lon: 25.0918, basis: "history" },
    { id: "17.07", row: 17, col: 7, terrain: "clear", country: "RU", lat: 50.535, lon: 24.9433, basis: "history" },
    { id: "17.08", row: 17, col: 8, terrain: "clear", country: "RU", lat: 50.5856, lon: 24.7948, basis: "history" },
    { id: "17.09", row: 17, col: 9, terrain: "forest", country: "RU", lat: 50.6361, lon: 24.6462, terrainName: "Luck-Torczyn woods", basis: "history", confidence: 0.55 },
    { id: "17.10", row: 17, col: 10, terrain: "clear", country: "RU", lat: 50.6867, lon: 24.4977, basis: "history" },
    { id: "17.11", row: 17, col: 11, terrain: "clear", country: "RU", lat: 50.7372, lon: 24.3491, basis: "history" },
    { id: "17.12", row: 17, col: 12, terrain: "clear", country: "RU", lat: 50.7878, lon: 24.2006, basis: "history" },
    { id: "17.13", row: 17, col: 13, terrain: "clear", country: "RU", lat: 50.8383, lon: 24.0521, basis: "history" },
    { id: "17.14", row: 17, col: 14, terrain: "clear", country: "RU", lat: 50.8889, lon: 23.9035, basis: "history" },
    { id: "17.15", row: 17, col: 15, terrain: "clear", country: "RU", lat: 50.9394, lon: 23.755, basis: "history" },
    { id: "17.16", row: 17, col: 16, terrain: "clear", country: "RU", lat: 50.99, lon: 23.6064, basis: "history" },
    { id: "17.17", row: 17, col: 17, terrain: "clear", country: "RU", lat: 51.0405, lon: 23.4579, basis: "history" },
    { id: "17.18", row: 17, col: 18, terrain: "clear", country: "RU", lat: 51.0911, lon: 23.3094, town: { en: "Rejowiec", ja: "\u30EC\u30E8\u30F4\u30A3\u30A8\u30C4" }, basis: "history" },
    { id: "17.19", row: 17, col: 19, terrain: "clear", country: "RU", lat: 51.1416, lon: 23.1608, basis: "history" },
    { id: "17.20", row: 17, col: 20, terrain: "clear", country: "RU", lat: 51.1922, lon: 23.0123, basis: "history" },
    { id: "17.21", row: 17, col: 21, terrain: "clear", country: "RU", lat: 51.2427, lon: 22.8638, basis: "history" },
    { id: "17.22", row: 17, col: 22, terrain: "clear", country: "RU", lat: 51.2933, lon: 22.7152, basis: "history" },
    { id: "17.23", row: 17, col: 23, terrain: "clear", country: "RU", lat: 51.3438, lon: 22.5667, basis: "history" },
    { id: "17.24", row: 17, col: 24, terrain: "forest", country: "RU", lat: 51.3944, lon: 22.4181, terrainName: "Kozlowka forest", basis: "history", confidence: 0.55 },
    { id: "17.25", row: 17, col: 25, terrain: "forest", country: "RU", lat: 51.4449, lon: 22.2696, terrainName: "Kozlowka forest", basis: "history", confidence: 0.55 },
    { id: "17.26", row: 17, col: 26, terrain: "clear", country: "RU", lat: 51.4955, lon: 22.1211, edges: ["left"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "18.01", row: 18, col: 1, terrain: "clear", country: "RU", lat: 50.3391, lon: 25.8289, edges: ["right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "18.02", row: 18, col: 2, terrain: "clear", country: "RU", lat: 50.3896, lon: 25.6803, town: { en: "Dubno", ja: "\u30C9\u30A5\u30D6\u30CE" }, basis: "history" },
    { id: "18.03", row: 18, col: 3, terrain: "clear", country: "RU", lat: 50.4402, lon: 25.5318, basis: "history" },
    { id: "18.04", row: 18, col: 4, terrain: "clear", country: "RU", lat: 50.4907, lon: 25.3832, basis: "history" },
    { id: "18.05", row: 18, col: 5, terrain: "clear", country: "RU", lat: 50.5413, lon: 25.2347, basis: "history" },
    { id: "18.06", row: 18, col: 6, terrain: "clear", country: "RU", lat: 50.5918, lon: 25.0862, basis: "history" },
    { id: "18.07", row: 18, col: 7, terrain: "forest", country: "RU", lat: 50.6424, lon: 24.9376, terrainName: "Luck-Torczyn woods", basis: "history", confidence: 0.55 },
    { id: "18.08", row: 18, col: 8, terrain: "forest", country: "RU", lat: 50.6929, lon: 24.7891, terrainName: "Luck-Torczyn woods", basis: "history", confidence: 0.55 },
    { id: "18.09", row: 18, col: 9, terrain: "forest", country: "RU", lat: 50.7435, lon: 24.6405, terrainName: "Luck-Torczyn woods", basis: "history", confidence: 0.55 },
    { id: "18.10", row: 18, col: 10, terrain: "clear", country: "RU", lat: 50.794, lon: 24.492, basis: "history" },
    { id: "18.11", row: 18, col: 11, terrain: "clear", country: "RU", lat: 50.8446, lon: 24.3435, town: { en: "Vladimir-Volynsk", ja: "\u30F4\u30E9\u30C7\u30A3\u30FC\u30DF\u30EB\u30FB\u30F4\u30A9\u30EA\u30F3\u30B9\u30AD\u30FC" }, basis: "history" },
    { id: "18.12", row: 18, col: 12, terrain: "clear", country: "RU", lat: 50.8951, lon: 24.1949, basis: "history" },
    { id: "18.13", row: 18, col: 13, terrain: "clear", country: "RU", lat: 50.9457, lon: 24.0464, basis: "history" },
    { id: "18.14", row: 18, col: 14, terrain: "clear", country: "RU", lat: 50.9962, lon: 23.8979, basis: "history" },
    { id: "18.15", row: 18, col: 15, terrain: "clear", country: "RU", lat: 51.0468, lon: 23.7493, basis: "history" },
    { id: "18.16", row: 18, col: 16, terrain: "clear", country: "RU", lat: 51.0973, lon: 23.6008, basis: "history" },
    { id: "18.17", row: 18, col: 17, terrain: "clear", country: "RU", lat: 51.1479, lon: 23.4522, town: { en: "Chelm", ja: "\u30D8\u30A6\u30E0" }, basis: "rulebook", note: "named in the rulebook: victory town; terrain from geography" },
    { id: "18.18", row: 18, col: 18, terrain: "clear", country: "RU", lat: 51.1984, lon: 23.3037, basis: "history" },
    { id: "18.19", row: 18, col: 19, terrain: "clear", country: "RU", lat: 51.249, lon: 23.1552, basis: "history" },
    { id: "18.20", row: 18, col: 20, terrain: "clear", country: "RU", lat: 51.2995, lon: 23.0066, basis: "history" },
    { id: "18.21", row: 18, col: 21, terrain: "clear", country: "RU", lat: 51.3501, lon: 22.8581, town: { en: "Leczna", ja: "\u30A6\u30A7\u30F3\u30C1\u30E5\u30CA" }, basis: "history" },
    { id: "18.22", row: 18, col: 22, terrain: "clear", country: "RU", lat: 51.4006, lon: 22.7095, basis: "history" },
    { id: "18.23", row: 18, col: 23, terrain: "clear", country: "RU", lat: 51.4512, lon: 22.561, town: { en: "Lubartow", ja: "\u30EB\u30D0\u30EB\u30C8\u30A5\u30D5" }, basis: "history" },
    { id: "18.24", row: 18, col: 24, terrain: "clear", country: "RU", lat: 51.5017, lon: 22.4125, basis: "history" },
    { id: "18.25", row: 18, col: 25, terrain: "clear", country: "RU", lat: 51.5523, lon: 22.2639, basis: "history" },
    { id: "18.26", row: 18, col: 26, terrain: "clear", country: "RU", lat: 51.6028, lon: 22.1154, halfHex: true, edges: ["left"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.01", row: 19, col: 1, terrain: "clear", country: "RU", lat: 50.3959, lon: 25.9717, edges: ["top", "right"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.02", row: 19, col: 2, terrain: "clear", country: "RU", lat: 50.4465, lon: 25.8232, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.03", row: 19, col: 3, terrain: "clear", country: "RU", lat: 50.497, lon: 25.6747, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.04", row: 19, col: 4, terrain: "clear", country: "RU", lat: 50.5476, lon: 25.5261, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.05", row: 19, col: 5, terrain: "clear", country: "RU", lat: 50.5981, lon: 25.3776, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.06", row: 19, col: 6, terrain: "clear", country: "RU", lat: 50.6487, lon: 25.229, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.07", row: 19, col: 7, terrain: "clear", country: "RU", lat: 50.6992, lon: 25.0805, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.08", row: 19, col: 8, terrain: "forest", country: "RU", lat: 50.7498, lon: 24.932, terrainName: "Luck-Torczyn woods", edges: ["top"], supply: ["RU"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "19.09", row: 19, col: 9, terrain: "forest", country: "RU", lat: 50.8003, lon: 24.7834, terrainName: "Luck-Torczyn woods", edges: ["top"], supply: ["RU"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "19.10", row: 19, col: 10, terrain: "marsh", country: "RU", lat: 50.8508, lon: 24.6349, terrainName: "Pripet fringe", edges: ["top"], basis: "history", confidence: 0.4 },
    { id: "19.11", row: 19, col: 11, terrain: "clear", country: "RU", lat: 50.9014, lon: 24.4863, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.12", row: 19, col: 12, terrain: "forest", country: "RU", lat: 50.9519, lon: 24.3378, terrainName: "Volhynian forests", edges: ["top"], supply: ["RU"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "19.13", row: 19, col: 13, terrain: "forest", country: "RU", lat: 51.0025, lon: 24.1893, terrainName: "Volhynian forests", edges: ["top"], supply: ["RU"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "19.14", row: 19, col: 14, terrain: "forest", country: "RU", lat: 51.053, lon: 24.0407, terrainName: "Volhynian forests", edges: ["top"], supply: ["RU"], basis: "history", confidence: 0.55, note: "supply symbol by design" },
    { id: "19.15", row: 19, col: 15, terrain: "clear", country: "RU", lat: 51.1036, lon: 23.8922, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.16", row: 19, col: 16, terrain: "clear", country: "RU", lat: 51.1541, lon: 23.7437, town: { en: "Dorohusk", ja: "\u30C9\u30ED\u30D5\u30B9\u30AF" }, edges: ["top"], supply: ["RU"], basis: "rulebook", note: "named in the rulebook: end of a Russian entry railway; terrain from geography; supply symbol by design" },
    { id: "19.17", row: 19, col: 17, terrain: "clear", country: "RU", lat: 51.2047, lon: 23.5951, edges: ["top"], supply: ["RU"], basis: "rulebook", note: "named in the rulebook: end of a Russian entry railway; terrain from geography; supply symbol by design" },
    { id: "19.18", row: 19, col: 18, terrain: "clear", country: "RU", lat: 51.2552, lon: 23.4466, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.19", row: 19, col: 19, terrain: "marsh", country: "RU", lat: 51.3058, lon: 23.298, terrainName: "Polesie lakes and marshes", edges: ["top"], basis: "history", confidence: 0.4 },
    { id: "19.20", row: 19, col: 20, terrain: "marsh", country: "RU", lat: 51.3563, lon: 23.1495, terrainName: "Polesie lakes and marshes", edges: ["top"], basis: "history", confidence: 0.4 },
    { id: "19.21", row: 19, col: 21, terrain: "clear", country: "RU", lat: 51.4069, lon: 23.001, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.22", row: 19, col: 22, terrain: "clear", country: "RU", lat: 51.4574, lon: 22.8524, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.23", row: 19, col: 23, terrain: "clear", country: "RU", lat: 51.508, lon: 22.7039, edges: ["top"], supply: ["RU"], basis: "rulebook", note: "named in the rulebook: end of a Russian entry railway; terrain from geography; supply symbol by design" },
    { id: "19.24", row: 19, col: 24, terrain: "clear", country: "RU", lat: 51.5585, lon: 22.5553, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.25", row: 19, col: 25, terrain: "clear", country: "RU", lat: 51.6091, lon: 22.4068, edges: ["top"], supply: ["RU"], basis: "history", note: "supply symbol by design" },
    { id: "19.26", row: 19, col: 26, terrain: "clear", country: "RU", lat: 51.6596, lon: 22.2583, edges: ["top", "left"], supply: ["RU"], basis: "history", note: "supply symbol by design" }
  ],
  hexsides: [
    { a: "1.06", b: "1.07", kind: "river", name: "Stryj", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "1.07", b: "2.06", kind: "river", name: "Stryj", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "1.11", b: "1.12", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "1.11", b: "2.11", kind: "river", name: "Dniester", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Sambor" },
    { a: "1.17", b: "1.18", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "1.17", b: "2.17", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "1.20", b: "1.21", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "1.20", b: "2.20", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "1.23", b: "1.24", kind: "river", name: "Wisloka", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "1.24", b: "2.23", kind: "river", name: "Wisloka", basis: "history", confidence: 0.6 },
    { a: "2.01", b: "3.01", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "2.06", b: "2.07", kind: "river", name: "Stryj", basis: "history", confidence: 0.6 },
    { a: "2.06", b: "3.07", kind: "river", name: "Stryj", basis: "history", confidence: 0.6 },
    { a: "2.10", b: "2.11", kind: "river", name: "Dniester", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "2.10", b: "3.11", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "2.15", b: "3.16", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "2.16", b: "2.17", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "2.16", b: "3.16", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "2.16", b: "3.17", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "2.19", b: "2.20", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "2.19", b: "3.20", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "2.23", b: "2.24", kind: "river", name: "Wisloka", basis: "history", confidence: 0.6 },
    { a: "2.24", b: "3.24", kind: "river", name: "Wisloka", basis: "history", confidence: 0.6 },
    { a: "3.01", b: "3.02", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.02", b: "4.01", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.02", b: "4.02", kind: "river", name: "Dniester", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "3.03", b: "4.02", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.03", b: "4.03", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.04", b: "4.03", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.04", b: "4.04", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.05", b: "4.04", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.05", b: "4.05", kind: "river", name: "Dniester", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Zurawno" },
    { a: "3.06", b: "3.07", kind: "river", name: "Stryj", basis: "history", confidence: 0.6 },
    { a: "3.06", b: "4.05", kind: "river", name: "Dniester", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "3.06", b: "4.06", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.07", b: "4.06", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.07", b: "4.07", kind: "river", name: "Dniester", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "3.08", b: "4.07", kind: "river", name: "Dniester", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Mikolajow" },
    { a: "3.08", b: "4.08", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.09", b: "4.08", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.09", b: "4.09", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.10", b: "3.11", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.10", b: "4.09", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.10", b: "4.10", kind: "river", name: "Dniester", basis: "history", confidence: 0.9 },
    { a: "3.15", b: "3.16", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "3.15", b: "4.15", kind: "river", name: "San", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "3.19", b: "3.20", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "3.20", b: "4.19", kind: "river", name: "Wislok", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "3.24", b: "3.25", kind: "river", name: "Wisloka", basis: "history", confidence: 0.6 },
    { a: "3.25", b: "4.24", kind: "river", name: "Wisloka", basis: "history", confidence: 0.6 },
    { a: "3.26", b: "4.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "4.02", b: "4.03", kind: "river", name: "Gnila Lipa", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "4.03", b: "5.03", kind: "river", name: "Gnila Lipa", basis: "history", confidence: 0.6 },
    { a: "4.03", b: "5.04", kind: "river", name: "Gnila Lipa", basis: "history", confidence: 0.6 },
    { a: "4.04", b: "5.04", kind: "river", name: "Gnila Lipa", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "4.08", b: "4.09", kind: "river", name: "Wereszyca", basis: "history", confidence: 0.6 },
    { a: "4.09", b: "5.09", kind: "river", name: "Wereszyca", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "4.09", b: "5.10", kind: "river", name: "Wereszyca", basis: "history", confidence: 0.6 },
    { a: "4.10", b: "5.10", kind: "river", name: "Wereszyca", basis: "history", confidence: 0.6 },
    { a: "4.14", b: "4.15", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "4.15", b: "5.15", kind: "river", name: "San", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Radymno" },
    { a: "4.15", b: "5.16", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "4.16", b: "5.16", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "4.19", b: "4.20", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "4.19", b: "5.20", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "4.24", b: "4.25", kind: "river", name: "Wisloka", basis: "history", confidence: 0.6 },
    { a: "4.24", b: "5.25", kind: "river", name: "Wisloka", basis: "history", confidence: 0.6 },
    { a: "4.25", b: "4.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "4.25", b: "5.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "5.04", b: "5.05", kind: "river", name: "Gnila Lipa", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Rohatyn" },
    { a: "5.05", b: "6.04", kind: "river", name: "Gnila Lipa", basis: "history", confidence: 0.6 },
    { a: "5.10", b: "5.11", kind: "river", name: "Wereszyca", basis: "history", confidence: 0.6 },
    { a: "5.10", b: "6.10", kind: "river", name: "Wereszyca", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Grodek" },
    { a: "5.16", b: "5.17", kind: "river", name: "San", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Jaroslau" },
    { a: "5.17", b: "6.16", kind: "river", name: "San", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "5.17", b: "6.17", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "5.18", b: "6.17", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "5.18", b: "6.18", kind: "river", name: "Wislok", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "5.19", b: "5.20", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "5.19", b: "6.18", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "5.19", b: "6.19", kind: "river", name: "Wislok", basis: "history", confidence: 0.6 },
    { a: "5.25", b: "5.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "5.25", b: "6.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "6.01", b: "7.01", kind: "river", name: "Zlota Lipa", basis: "history", confidence: 0.6 },
    { a: "6.04", b: "6.05", kind: "river", name: "Gnila Lipa", basis: "history", confidence: 0.6 },
    { a: "6.05", b: "7.05", kind: "river", name: "Gnila Lipa", basis: "history", confidence: 0.6 },
    { a: "6.09", b: "6.10", kind: "river", name: "Wereszyca", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "6.10", b: "7.10", kind: "river", name: "Wereszyca", basis: "history", confidence: 0.6 },
    { a: "6.17", b: "6.18", kind: "river", name: "San", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Sieniawa" },
    { a: "6.18", b: "7.18", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "6.18", b: "7.19", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "6.19", b: "7.19", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "6.24", b: "6.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "6.24", b: "7.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "7.01", b: "7.02", kind: "river", name: "Zlota Lipa", basis: "history", confidence: 0.6 },
    { a: "7.02", b: "8.01", kind: "river", name: "Zlota Lipa", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "7.02", b: "8.02", kind: "river", name: "Zlota Lipa", basis: "history", confidence: 0.6 },
    { a: "7.03", b: "8.02", kind: "river", name: "Zlota Lipa", basis: "history", confidence: 0.6 },
    { a: "7.05", b: "7.06", kind: "river", name: "Gnila Lipa", basis: "history", confidence: 0.6 },
    { a: "7.06", b: "8.05", kind: "river", name: "Gnila Lipa", basis: "history", confidence: 0.6 },
    { a: "7.10", b: "7.11", kind: "river", name: "Wereszyca", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "7.11", b: "8.10", kind: "river", name: "Wereszyca", basis: "history", confidence: 0.6 },
    { a: "7.19", b: "7.20", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "7.20", b: "8.19", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "7.20", b: "8.20", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "7.21", b: "8.20", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "7.24", b: "7.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "7.24", b: "8.24", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "8.02", b: "8.03", kind: "river", name: "Zlota Lipa", basis: "history", confidence: 0.6 },
    { a: "8.03", b: "9.03", kind: "river", name: "Zlota Lipa", basis: "history", confidence: 0.6 },
    { a: "8.05", b: "8.06", kind: "river", name: "Gnila Lipa", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "8.17", b: "9.18", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "8.18", b: "9.18", kind: "river", name: "Tanew", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Ksiezpol" },
    { a: "8.18", b: "9.19", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "8.19", b: "9.19", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "8.19", b: "9.20", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "8.20", b: "8.21", kind: "river", name: "San", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Ulanow" },
    { a: "8.20", b: "9.20", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "8.20", b: "9.21", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "8.21", b: "9.21", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "8.21", b: "9.22", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "8.22", b: "9.22", kind: "river", name: "San", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Rozwadow" },
    { a: "8.22", b: "9.23", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "8.23", b: "8.24", kind: "river", name: "Vistula", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Sandomierz" },
    { a: "8.23", b: "9.23", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "8.23", b: "9.24", kind: "river", name: "San", basis: "history", confidence: 0.9 },
    { a: "8.24", b: "9.24", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "9.03", b: "9.04", kind: "river", name: "Zlota Lipa", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Pomorzany" },
    { a: "9.04", b: "10.03", kind: "river", name: "Zlota Lipa", basis: "history", confidence: 0.6 },
    { a: "9.15", b: "10.15", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "9.16", b: "10.15", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "9.16", b: "10.16", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "9.17", b: "9.18", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "9.17", b: "10.16", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "9.17", b: "10.17", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "9.24", b: "9.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "9.25", b: "10.24", kind: "river", name: "Vistula", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Annopol" },
    { a: "10.04", b: "11.05", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "10.05", b: "11.05", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "10.05", b: "11.06", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "10.06", b: "11.06", kind: "river", name: "Bug", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "10.06", b: "11.07", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "10.07", b: "11.07", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "10.14", b: "10.15", kind: "river", name: "Tanew", basis: "history", confidence: 0.6 },
    { a: "10.24", b: "10.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "10.25", b: "11.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "11.07", b: "11.08", kind: "river", name: "Bug", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Kamionka Strumilowa" },
    { a: "11.08", b: "12.07", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "11.25", b: "11.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "11.26", b: "12.25", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "12.03", b: "12.04", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "12.04", b: "13.04", kind: "river", name: "Styr", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "12.04", b: "13.05", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "12.05", b: "13.05", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "12.07", b: "12.08", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "12.08", b: "13.08", kind: "river", name: "Bug", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "12.08", b: "13.09", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "12.09", b: "13.09", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "12.16", b: "12.17", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Szczebrzeszyn" },
    { a: "12.17", b: "13.17", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "12.25", b: "12.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "12.26", b: "13.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "13.05", b: "13.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "13.06", b: "14.05", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "13.09", b: "13.10", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "13.10", b: "14.09", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "13.13", b: "13.14", kind: "river", name: "Huczwa", basis: "history", confidence: 0.6 },
    { a: "13.14", b: "14.13", kind: "river", name: "Huczwa", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Tyszowce" },
    { a: "13.17", b: "13.18", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "13.18", b: "14.17", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "13.26", b: "14.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "14.05", b: "14.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "14.05", b: "15.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "14.09", b: "14.10", kind: "river", name: "Bug", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Sokal" },
    { a: "14.10", b: "15.10", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "14.13", b: "14.14", kind: "river", name: "Huczwa", basis: "history", confidence: 0.6 },
    { a: "14.13", b: "15.14", kind: "river", name: "Huczwa", basis: "history", confidence: 0.6 },
    { a: "14.17", b: "14.18", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Izbica" },
    { a: "14.18", b: "15.18", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "14.25", b: "14.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "14.26", b: "15.26", kind: "river", name: "Vistula", basis: "history", confidence: 0.9 },
    { a: "15.05", b: "15.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "15.06", b: "16.05", kind: "river", name: "Styr", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Beresteczko" },
    { a: "15.10", b: "15.11", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "15.11", b: "16.10", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "15.11", b: "16.11", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "15.12", b: "16.11", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "15.12", b: "16.12", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "15.13", b: "15.14", kind: "river", name: "Huczwa", basis: "history", confidence: 0.6 },
    { a: "15.13", b: "16.12", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "15.13", b: "16.13", kind: "river", name: "Huczwa", basis: "history", confidence: 0.6 },
    { a: "15.18", b: "15.19", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "15.19", b: "16.18", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Krasnostaw" },
    { a: "16.05", b: "16.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "16.05", b: "17.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "16.12", b: "16.13", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "16.13", b: "17.13", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "16.18", b: "16.19", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "16.19", b: "17.19", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "16.19", b: "17.20", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Trawniki" },
    { a: "16.20", b: "17.20", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "17.05", b: "17.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "17.06", b: "18.05", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "17.13", b: "17.14", kind: "river", name: "Bug", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Uscilug" },
    { a: "17.14", b: "18.13", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "17.20", b: "17.21", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "17.21", b: "18.20", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "17.21", b: "18.21", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "17.22", b: "18.21", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Leczna" },
    { a: "17.22", b: "18.22", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "17.23", b: "18.22", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "17.26", b: "18.26", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "18.05", b: "18.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "18.05", b: "19.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "18.13", b: "18.14", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "18.14", b: "19.14", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "18.14", b: "19.15", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "18.15", b: "19.15", kind: "river", name: "Bug", basis: "history", confidence: 0.9 },
    { a: "18.22", b: "18.23", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Lubartow" },
    { a: "18.23", b: "19.23", kind: "river", name: "Wieprz", bridge: true, basis: "history", confidence: 0.5, note: "railway bridge" },
    { a: "18.25", b: "18.26", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "18.25", b: "19.26", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "19.05", b: "19.06", kind: "river", name: "Styr", basis: "history", confidence: 0.6 },
    { a: "19.15", b: "19.16", kind: "river", name: "Bug", bridge: true, basis: "history", confidence: 0.5, note: "bridge at Dorohusk" },
    { a: "19.23", b: "19.24", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "19.25", b: "19.26", kind: "river", name: "Wieprz", basis: "history", confidence: 0.9 },
    { a: "7.10", b: "8.09", kind: "ridge", name: "Roztocze (Magierow-Lemberg)", basis: "design", confidence: 0.45 },
    { a: "8.04", b: "9.05", kind: "ridge", name: "Gologory", basis: "design", confidence: 0.45 },
    { a: "8.05", b: "9.05", kind: "ridge", name: "Gologory", basis: "design", confidence: 0.45 },
    { a: "8.05", b: "9.06", kind: "ridge", name: "Gologory", basis: "design", confidence: 0.45 },
    { a: "8.06", b: "9.06", kind: "ridge", name: "Gologory", basis: "design", confidence: 0.45 },
    { a: "8.06", b: "9.07", kind: "ridge", name: "Gologory", basis: "design", confidence: 0.45 },
    { a: "8.09", b: "8.10", kind: "ridge", name: "Roztocze (Magierow-Lemberg)", basis: "design", confidence: 0.45 },
    { a: "8.10", b: "9.10", kind: "ridge", name: "Roztocze (Magierow-Lemberg)", basis: "design", confidence: 0.45 },
    { a: "8.10", b: "9.11", kind: "ridge", name: "Roztocze (Magierow-Lemberg)", basis: "design", confidence: 0.45 },
    { a: "8.11", b: "9.11", kind: "ridge", name: "Roztocze (Magierow-Lemberg)", basis: "design", confidence: 0.45 },
    { a: "9.04", b: "9.05", kind: "ridge", name: "Gologory", basis: "design", confidence: 0.45 },
    { a: "9.11", b: "9.12", kind: "ridge", name: "Roztocze (Magierow-Lemberg)", basis: "design", confidence: 0.45 },
    { a: "10.13", b: "11.13", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "10.13", b: "11.14", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "10.14", b: "11.14", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "10.14", b: "11.15", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "10.15", b: "11.15", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "11.15", b: "11.16", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "11.16", b: "12.15", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "11.16", b: "12.16", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "11.17", b: "12.16", kind: "ridge", name: "Roztocze (Tomaszow-Rawa)", basis: "design", confidence: 0.45 },
    { a: "11.19", b: "12.19", kind: "ridge", name: "Goraj heights (western Roztocze)", basis: "design", confidence: 0.45 },
    { a: "11.20", b: "12.19", kind: "ridge", name: "Goraj heights (western Roztocze)", basis: "design", confidence: 0.45 },
    { a: "11.20", b: "12.20", kind: "ridge", name: "Goraj heights (western Roztocze)", basis: "design", confidence: 0.45 },
    { a: "11.21", b: "12.20", kind: "ridge", name: "Goraj heights (western Roztocze)", basis: "design", confidence: 0.45 },
    { a: "11.21", b: "12.21", kind: "ridge", name: "Goraj heights (western Roztocze)", basis: "design", confidence: 0.45 }
  ],
  rails: [
    { name: { en: "Krakow-Lemberg main line", ja: "\u30AF\u30E9\u30AF\u30D5\uFF5E\u30EC\u30F3\u30D9\u30EB\u30AF\u672C\u7DDA" }, hexes: ["1.24", "1.23", "2.22", "2.21", "3.21", "3.20", "4.19", "5.19", "5.18", "5.17", "4.16", "4.15", "3.15", "4.14", "4.13", "4.12", "5.12", "6.11", "6.10", "6.09", "7.09"], basis: "history", confidence: 0.85 },
    { name: { en: "Debica-Rozwadow", ja: "\u30C7\u30F3\u30D3\u30C4\u30A1\uFF5E\u30ED\u30BA\u30F4\u30A1\u30C9\u30A5\u30D5\u7DDA" }, hexes: ["1.23", "2.23", "3.24", "4.23", "5.24", "6.23", "7.24", "8.23", "8.22"], basis: "history", confidence: 0.85 },
    { name: { en: "Przeworsk-Rozwadow", ja: "\u30D7\u30B7\u30A7\u30F4\u30A9\u30EB\u30B9\u30AF\uFF5E\u30ED\u30BA\u30F4\u30A1\u30C9\u30A5\u30D5\u7DDA" }, hexes: ["5.18", "6.18", "6.19", "7.20", "7.21", "8.21", "8.22"], basis: "history", confidence: 0.85 },
    { name: { en: "Jaroslau-Rawa Ruska-Sokal", ja: "\u30E4\u30ED\u30B9\u30E9\u30A6\uFF5E\u30E9\u30F4\u30A1\u30FB\u30EB\u30B9\u30AB\uFF5E\u30BD\u30AB\u30EB\u7DDA" }, hexes: ["5.17", "6.16", "6.15", "7.15", "8.14", "9.14", "9.13", "10.12", "11.12", "12.12", "12.11", "13.11", "14.10"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Rawa Ruska", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30E9\u30F4\u30A1\u30FB\u30EB\u30B9\u30AB\u7DDA" }, hexes: ["7.09", "8.09", "9.10", "9.11", "10.11", "10.12"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Jaworow", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30E4\u30FC\u30F4\u30A9\u30EA\u30A6\u7DDA" }, hexes: ["7.09", "7.10", "7.11", "6.11", "6.12"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Sambor", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30B5\u30F3\u30DC\u30A2\u7DDA" }, hexes: ["7.09", "6.09", "5.09", "4.09", "4.10", "3.11", "2.11", "1.12"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Stryj", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30B9\u30C8\u30EB\u30A3\u30A4\u7DDA" }, hexes: ["7.09", "6.08", "5.08", "4.07", "3.07", "2.07", "1.07"], basis: "history", confidence: 0.85 },
    { name: { en: "Przemysl-Sambor-Stryj-Stanislau", ja: "\u30D7\u30B7\u30A7\u30DF\u30B7\u30EB\uFF5E\u30B5\u30F3\u30DC\u30A2\uFF5E\u30B9\u30C8\u30EB\u30A3\u30A4\uFF5E\u30B9\u30BF\u30CB\u30B9\u30E9\u30A6\u7DDA" }, hexes: ["3.15", "2.14", "1.14", "1.13", "2.12", "2.11", "2.10", "1.10", "1.09", "1.08", "1.07", "1.06", "1.05", "1.04", "1.03", "1.02", "1.01"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Halicz-Stanislau", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30CF\u30EA\u30C1\uFF5E\u30B9\u30BF\u30CB\u30B9\u30E9\u30A6\u7DDA" }, hexes: ["7.09", "7.08", "6.07", "6.06", "5.06", "4.05", "4.04", "4.03", "4.02", "3.02", "2.01", "1.01"], basis: "history", confidence: 0.85 },
    { name: { en: "Stryj-Chodorow-Brzezany-Tarnopol", ja: "\u30B9\u30C8\u30EB\u30A3\u30A4\uFF5E\u30DB\u30C9\u30EB\u30D5\uFF5E\u30D6\u30B8\u30A7\u30B8\u30E3\u30CC\u30A3\uFF5E\u30BF\u30EB\u30CE\u30DD\u30EB\u7DDA" }, hexes: ["1.07", "2.06", "3.06", "4.05", "4.04", "5.04", "6.03", "6.02", "7.02", "8.01"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Przemyslany-Brzezany", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30D7\u30B7\u30A7\u30DF\u30B7\u30E9\u30CC\u30A3\uFF5E\u30D6\u30B8\u30A7\u30B8\u30E3\u30CC\u30A3\u7DDA" }, hexes: ["7.09", "7.08", "7.07", "8.06", "8.05", "8.04", "7.04", "7.03", "7.02"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Zloczow-Tarnopol", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30BA\u30A6\u30A9\u30C1\u30E5\u30D5\uFF5E\u30BF\u30EB\u30CE\u30DD\u30EB\u7DDA" }, hexes: ["7.09", "8.08", "9.08", "9.07", "10.06", "10.05", "10.04", "10.03", "9.03", "9.02", "9.01"], basis: "history", confidence: 0.85 },
    { name: { en: "Krasne-Brody-Dubno", ja: "\u30AF\u30E9\u30B9\u30CD\uFF5E\u30D6\u30ED\u30C7\u30A3\uFF5E\u30C9\u30A5\u30D6\u30CE\u7DDA" }, hexes: ["10.06", "11.06", "12.05", "12.04", "13.04", "14.03", "15.03", "16.02", "17.03", "18.02", "19.02"], basis: "history", confidence: 0.85 },
    { name: { en: "Lemberg-Kamionka-Stojanow", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\uFF5E\u30AB\u30DF\u30AA\u30F3\u30AB\uFF5E\u30B9\u30C8\u30E4\u30CC\u30D5\u7DDA" }, hexes: ["7.09", "8.08", "9.09", "10.08", "11.08", "12.08", "13.08", "14.07", "15.08"], basis: "history", confidence: 0.85 },
    { name: { en: "Ivangorod-Lublin-Chelm-Kowel", ja: "\u30A4\u30F4\u30A1\u30F3\u30B4\u30ED\u30C9\uFF5E\u30EB\u30D6\u30EA\u30F3\uFF5E\u30D8\u30A6\u30E0\uFF5E\u30B3\u30F4\u30A7\u30EA\u7DDA" }, hexes: ["16.26", "16.25", "16.24", "16.23", "16.22", "16.21", "16.20", "16.19", "17.19", "17.18", "18.17", "18.16", "19.16"], basis: "rulebook", confidence: 0.95, note: "the ends are fixed by the rulebook's Russian entry railways, the course by geography" },
    { name: { en: "Lublin-Lukow", ja: "\u30EB\u30D6\u30EA\u30F3\uFF5E\u30A6\u30AF\u30D5\u7DDA" }, hexes: ["16.22", "17.23", "18.23", "19.23"], basis: "rulebook", confidence: 0.95, note: "the ends are fixed by the rulebook's Russian entry railways, the course by geography" },
    { name: { en: "Chelm-Brest", ja: "\u30D8\u30A6\u30E0\uFF5E\u30D6\u30EC\u30B9\u30C8\u7DDA" }, hexes: ["18.17", "19.17"], basis: "rulebook", confidence: 0.95, note: "the ends are fixed by the rulebook's Russian entry railways, the course by geography" },
    { name: { en: "Vladimir-Volynsk-Kowel", ja: "\u30F4\u30E9\u30C7\u30A3\u30FC\u30DF\u30EB\u30FB\u30F4\u30A9\u30EA\u30F3\u30B9\u30AD\u30FC\uFF5E\u30B3\u30F4\u30A7\u30EA\u7DDA" }, hexes: ["18.11", "19.11"], basis: "history", confidence: 0.85 }
  ],
  frontier: [[50.19, 20.66], [50.3, 21.07], [50.45, 21.45], [50.68, 21.75], [50.74, 21.86], [50.76, 22.02], [50.66, 22.22], [50.55, 22.42], [50.36, 22.58], [50.32, 22.76], [50.33, 23.02], [50.36, 23.25], [50.38, 23.45], [50.42, 23.72], [50.43, 23.98], [50.52, 24.1], [50.55, 24.3], [50.42, 24.6], [50.37, 24.75], [50.3, 25.02], [50.17, 25.2], [50.07, 25.32], [49.95, 25.45], [49.85, 25.65], [49.8, 25.95]],
  rivers: [
    { id: "Vistula", en: "Vistula", ja: "\u30F4\u30A3\u30B9\u30EF\u5DDD" },
    { id: "Dniester", en: "Dniester", ja: "\u30C9\u30CB\u30A8\u30B9\u30C8\u30EB\u5DDD" },
    { id: "Bug", en: "Bug", ja: "\u30D6\u30AF\u5DDD" },
    { id: "San", en: "San", ja: "\u30B5\u30F3\u5DDD" },
    { id: "Wieprz", en: "Wieprz", ja: "\u30F4\u30A3\u30A8\u30D7\u30B7\u30E5\u5DDD" },
    { id: "Styr", en: "Styr", ja: "\u30B9\u30C6\u30A3\u30EB\u5DDD" },
    { id: "Tanew", en: "Tanew", ja: "\u30BF\u30CD\u30D5\u5DDD" },
    { id: "Wislok", en: "Wislok", ja: "\u30F4\u30A3\u30B9\u30A6\u30A9\u30AF\u5DDD" },
    { id: "Wisloka", en: "Wisloka", ja: "\u30F4\u30A3\u30B9\u30A6\u30A9\u30AB\u5DDD" },
    { id: "Gnila Lipa", en: "Gnila Lipa", ja: "\u30B0\u30CB\u30EF\u30FB\u30EA\u30D1\u5DDD" },
    { id: "Zlota Lipa", en: "Zlota Lipa", ja: "\u30BA\u30A6\u30A9\u30BF\u30FB\u30EA\u30D1\u5DDD" },
    { id: "Wereszyca", en: "Wereszyca", ja: "\u30F4\u30A7\u30EC\u30B7\u30C1\u30E3\u5DDD" },
    { id: "Stryj", en: "Stryj", ja: "\u30B9\u30C8\u30EB\u30A3\u30A4\u5DDD" },
    { id: "Huczwa", en: "Huczwa", ja: "\u30D5\u30C1\u30E5\u30F4\u30A1\u5DDD" }
  ]
};

// ../packages/games/battle-for-galicia/data/reinforcements.json
var reinforcements_default = {
  groups: [
    { unit: "RU-9+10 c", turn: 2, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["10.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-12 c+3 cn", turn: 2, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["9.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-13", turn: 2, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["8.01", "7.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-34", turn: 2, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["8.01", "7.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-65 r", turn: 3, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["7.01", "6.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-12", turn: 3, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["7.01", "6.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-19", turn: 3, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["7.01", "6.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-14", turn: 3, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["5.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-15", turn: 3, alternativeTurn: 2, entry: { kind: "hexes", hexes: ["5.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-23", turn: 4, alternativeTurn: 3, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-37", turn: 4, alternativeTurn: 3, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-80 r", turn: 4, alternativeTurn: 3, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-4+5 d cs", turn: 4, alternativeTurn: 3, entry: { kind: "rail-line", from: "19.17", to: "19.16", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-48", turn: 4, alternativeTurn: 3, entry: { kind: "hexes", hexes: ["3.01", "4.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-3 rf", turn: 4, alternativeTurn: 3, entry: { kind: "hexes", hexes: ["3.01", "4.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-1 gd", turn: 5, alternativeTurn: 4, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-82 r", turn: 5, alternativeTurn: 4, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-49", turn: 5, alternativeTurn: 4, entry: { kind: "hexes", hexes: ["3.01", "4.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-gd rf", turn: 6, alternativeTurn: 5, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-83 r", turn: 6, alternativeTurn: 5, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-21", turn: 6, alternativeTurn: 5, entry: { kind: "rail-line", from: "19.23", to: "19.16", plus: ["19.17"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-4 rf", turn: 6, alternativeTurn: 5, entry: { kind: "hexes", hexes: ["3.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-2 gd", turn: 7, alternativeTurn: 6, entry: { kind: "rail-line", from: "16.26", to: "19.23", plus: [] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-52", turn: 7, alternativeTurn: 6, entry: { kind: "rail-line", from: "19.23", to: "19.16", plus: ["19.17"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "RU-Pavlov", turn: 7, alternativeTurn: 6, entry: { kind: "hexes", hexes: ["1.01", "2.01"] }, late: null, basis: "rulebook", confidence: 0.7, note: "unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history" },
    { unit: "AH-17", turn: 4, alternativeTurn: null, entry: { kind: "hexes", hexes: ["1.03", "1.05", "1.07"] }, late: null, basis: "history", confidence: 0.5, note: "from Serbia by rail through Stryj; arrival turn rebuilt, entry hexes as for the rulebook's GT7 group" },
    { unit: "AH-34", turn: 4, alternativeTurn: null, entry: { kind: "hexes", hexes: ["1.03", "1.05", "1.07"] }, late: null, basis: "history", confidence: 0.5, note: "from Serbia by rail through Stryj; arrival turn rebuilt, entry hexes as for the rulebook's GT7 group" },
    { unit: "AH-95 ls", turn: 4, alternativeTurn: null, entry: { kind: "hexes", hexes: ["10.26", "11.26", "12.26"] }, late: null, basis: "history", confidence: 0.5, note: "left bank of the Vistula; arrival turn and hexes rebuilt" },
    { unit: "AH-106 ls", turn: 4, alternativeTurn: null, entry: { kind: "hexes", hexes: ["10.26", "11.26", "12.26"] }, late: null, basis: "history", confidence: 0.5, note: "left bank of the Vistula; arrival turn and hexes rebuilt" },
    { unit: "AH-7 c", turn: 4, alternativeTurn: null, entry: { kind: "hexes", hexes: ["10.26", "11.26", "12.26"] }, late: null, basis: "history", confidence: 0.5, note: "left bank of the Vistula; arrival turn and hexes rebuilt" },
    { unit: "AH-20", turn: 5, alternativeTurn: null, entry: { kind: "hexes", hexes: ["1.03", "1.05", "1.07"] }, late: null, basis: "history", confidence: 0.5, note: "from Serbia by rail through Stryj; arrival turn rebuilt, entry hexes as for the rulebook's GT7 group" },
    { unit: "AH-31", turn: 6, alternativeTurn: null, entry: { kind: "hexes", hexes: ["1.01"] }, late: { turn: 7, entry: { kind: "hexes", hexes: ["1.03", "1.05", "1.07"] } }, basis: "rulebook", confidence: 0.75, note: "both turns and all entry hexes from the rulebook; that they belong to IV Corps is inferred from history" },
    { unit: "AH-32", turn: 6, alternativeTurn: null, entry: { kind: "hexes", hexes: ["1.01"] }, late: { turn: 7, entry: { kind: "hexes", hexes: ["1.03", "1.05", "1.07"] } }, basis: "rulebook", confidence: 0.75, note: "both turns and all entry hexes from the rulebook; that they belong to IV Corps is inferred from history" },
    { unit: "G-3 lw", turn: 7, alternativeTurn: null, entry: { kind: "hexes", hexes: ["10.26", "11.26", "12.26"] }, late: null, basis: "history", confidence: 0.5, note: "left bank of the Vistula; arrival turn and hexes rebuilt" },
    { unit: "G-4 lw", turn: 7, alternativeTurn: null, entry: { kind: "hexes", hexes: ["10.26", "11.26", "12.26"] }, late: null, basis: "history", confidence: 0.5, note: "left bank of the Vistula; arrival turn and hexes rebuilt" }
  ]
};

// ../packages/games/battle-for-galicia/data/scenarios.json
var scenarios_default = [
  {
    id: "campaign",
    title: { en: "Campaign: Galicia 1914", ja: "\u30AD\u30E3\u30F3\u30DA\u30FC\u30F3\uFF1A\u30AC\u30EA\u30B7\u30A21914" },
    summary: { en: "The whole campaign in twelve turns, 23 August to 15 September 1914. Two offensives cross: Austria-Hungary strikes north for Lublin, Krasnostaw, Chelm and Hrubieszow while Russia strikes west for Lemberg, Grodek, Jaworow and Sambor.", ja: "1914\u5E748\u670823\u65E5\u304B\u30899\u670815\u65E5\u307E\u3067\u306E\u4F1A\u6226\u5168\u4F53\u309212\u30BF\u30FC\u30F3\u3067\u6226\u3046\u3002\u4E8C\u3064\u306E\u653B\u52E2\u304C\u4EA4\u5DEE\u3059\u308B\u3002\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u8ECD\u306F\u5317\u306E\u30EB\u30D6\u30EA\u30F3\u3001\u30AF\u30E9\u30B9\u30CB\u30B9\u30BF\u30D5\u3001\u30D8\u30A6\u30E0\u3001\u30D5\u30EB\u30D3\u30A8\u30B7\u30E5\u30D5\u3092\u3001\u30ED\u30B7\u30A2\u8ECD\u306F\u897F\u306E\u30EC\u30F3\u30D9\u30EB\u30AF\u3001\u30B0\u30ED\u30C7\u30C3\u30AF\u3001\u30E4\u30FC\u30F4\u30A9\u30EA\u30A6\u3001\u30B5\u30F3\u30DC\u30A2\u3092\u76EE\u6307\u3059\u3002" },
    firstTurn: 1,
    lastTurn: 12,
    firstSide: "AH",
    armies: null,
    area: null,
    basis: "rulebook",
    note: "the one scenario of the rulebook"
  },
  {
    id: "krasnik",
    title: { en: "Krasnik and Komarow", ja: "\u30AF\u30E9\u30B7\u30CB\u30AF\u3068\u30B3\u30DE\u30EB\u30D5" },
    summary: { en: "Five turns in the north. The Austro-Hungarian First and Fourth Armies attack the Russian Fourth and Fifth Armies and try to reach the victory towns before fresh corps detrain at Lublin. A good first game: it teaches movement and zones of control, attacks with one corps plus one unit, artillery and losses, resting tired units, and bringing up reserves by rail. Austria-Hungary must press forward; Russia scores by counter-attacks and by destroying exposed units.", ja: "\u5317\u90E8\u3067\u306E5\u30BF\u30FC\u30F3\u306E\u6226\u3044\u3002\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u7B2C1\u8ECD\u3068\u7B2C4\u8ECD\u304C\u30ED\u30B7\u30A2\u7B2C4\u8ECD\u3068\u7B2C5\u8ECD\u3092\u653B\u6483\u3057\u3001\u65B0\u305F\u306A\u8ECD\u56E3\u304C\u30EB\u30D6\u30EA\u30F3\u3067\u4E0B\u8ECA\u3059\u308B\u524D\u306B\u5F97\u70B9\u3068\u306A\u308B\u753A\u3078\u306E\u5230\u9054\u3092\u76EE\u6307\u3059\u3002\u6700\u521D\u306E\u30B2\u30FC\u30E0\u306B\u6700\u9069\u3067\u3001\u79FB\u52D5\u3068\u652F\u914D\u5730\u57DF\u30011\u500B\u8ECD\u56E3\u30D7\u30E9\u30B91\u30E6\u30CB\u30C3\u30C8\u306B\u3088\u308B\u653B\u6483\u3001\u7832\u5175\u3068\u640D\u5931\u3001\u75B2\u5F0A\u3057\u305F\u90E8\u968A\u306E\u56DE\u5FA9\u3001\u9244\u9053\u306B\u3088\u308B\u4E88\u5099\u306E\u6295\u5165\u3092\u5B66\u3079\u308B\u3002\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u8ECD\u306F\u524D\u9032\u3057\u306A\u3051\u308C\u3070\u306A\u3089\u305A\u3001\u30ED\u30B7\u30A2\u8ECD\u306F\u53CD\u6483\u3068\u7A81\u51FA\u3057\u305F\u90E8\u968A\u306E\u6483\u7834\u3067\u5F97\u70B9\u3059\u308B\u3002" },
    firstTurn: 1,
    lastTurn: 5,
    firstSide: "AH",
    armies: ["AH:1", "AH:4", "AH:Kummer", "RU:4", "RU:5", "RU:9"],
    area: { rows: [7, 19], cols: [11, 26] },
    basis: "design",
    confidence: 0.6,
    note: "row 7 added because six Austro-Hungarian units set up there; row 6 left out so that Jaworow is no cheap Russian goal; Kummer comes on GT4 to shield the left of First Army; Ninth Army units due after GT5 never appear; Joseph Ferdinand belongs to the other scenario; balance untested, and only Austria-Hungary has towns to take, so play it twice with sides changed or together with the Lemberg scenario and add the points"
  },
  {
    id: "lemberg",
    title: { en: "The Fall of Lemberg", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF\u9665\u843D" },
    summary: { en: "Six turns in the east, opened by the Russians. The Russian Third and Eighth Armies roll in from the frontier and the right-hand edge to take Lemberg, Grodek, Sambor and Jaworow from the Austro-Hungarian Third and Second Armies. It teaches defence behind river lines, cavalry screens and reaction, retreat and supply along the railways, and entry of reinforcements. Austria-Hungary fights for time: Joseph Ferdinand's group is its reserve for counter-attacks, and VII and IV Corps come by rail.", ja: "\u30ED\u30B7\u30A2\u8ECD\u306E\u5148\u653B\u3067\u59CB\u307E\u308B\u6771\u90E8\u3067\u306E6\u30BF\u30FC\u30F3\u306E\u6226\u3044\u3002\u30ED\u30B7\u30A2\u7B2C3\u8ECD\u3068\u7B2C8\u8ECD\u304C\u56FD\u5883\u3068\u30DE\u30C3\u30D7\u53F3\u7AEF\u304B\u3089\u9032\u6483\u3057\u3001\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u7B2C3\u8ECD\u3068\u7B2C2\u8ECD\u304B\u3089\u30EC\u30F3\u30D9\u30EB\u30AF\u3001\u30B0\u30ED\u30C7\u30C3\u30AF\u3001\u30B5\u30F3\u30DC\u30A2\u3001\u30E4\u30FC\u30F4\u30A9\u30EA\u30A6\u3092\u596A\u304A\u3046\u3068\u3059\u308B\u3002\u6CB3\u5DDD\u7DDA\u3067\u306E\u9632\u5FA1\u3001\u9A0E\u5175\u306E\u8B66\u6212\u5E55\u3068\u5BFE\u5FDC\u79FB\u52D5\u3001\u9000\u5374\u3001\u9244\u9053\u6CBF\u3044\u306E\u88DC\u7D66\u3001\u5897\u63F4\u306E\u767B\u5834\u3092\u5B66\u3079\u308B\u3002\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u8ECD\u306F\u6642\u9593\u3092\u7A3C\u3050\u3002\u30E8\u30FC\u30BC\u30D5\u30FB\u30D5\u30A7\u30EB\u30C7\u30A3\u30CA\u30F3\u30C8\u96C6\u56E3\u304C\u53CD\u6483\u306E\u305F\u3081\u306E\u4E88\u5099\u3068\u306A\u308A\u3001\u7B2C7\u8ECD\u56E3\u3068\u7B2C4\u8ECD\u56E3\u304C\u9244\u9053\u3067\u5230\u7740\u3059\u308B\u3002" },
    firstTurn: 2,
    lastTurn: 7,
    firstSide: "RU",
    armies: ["AH:3", "AH:2", "AH:JF", "RU:3", "RU:8"],
    area: { rows: [1, 15], cols: [1, 14] },
    units: { exclude: ["AH-93 ls", "AH-108 ls", "AH-111 ls", "RU-69 r", "RU-78 r"] },
    basis: "design",
    confidence: 0.6,
    note: "columns 13 and 14 added so that units at Jaworow and Sambor can retreat; row 16 left out so that undefended Hrubieszow is no cheap Austro-Hungarian goal, and with it the two Russian reserve divisions that set up there; the Przemysl garrison lies outside and cannot move before GT6, so it is left out too; Joseph Ferdinand starts inside and is included because without him Russian infantry attack strength is about 95 against 80, much of that late; balance untested, and only Russia has towns to take"
  }
];

// ../packages/games/battle-for-galicia/data/tables.json
var tables_default = {
  crt: {
    columns: [
      { label: "1:3", attack: 1, defense: 3 },
      { label: "1:2", attack: 1, defense: 2 },
      { label: "1:1.5", attack: 2, defense: 3 },
      { label: "1:1", attack: 1, defense: 1 },
      { label: "1.5:1", attack: 3, defense: 2 },
      { label: "2:1", attack: 2, defense: 1 },
      { label: "2.5:1", attack: 5, defense: 2 },
      { label: "3:1", attack: 3, defense: 1 },
      { label: "4:1", attack: 4, defense: 1 }
    ],
    rows: [
      { roll: 2, cells: ["+1/R1", "-/R1", "+1/R2", "+1/R2", "-/R2", "-/R3", "-/R3", "-1/R3", "-/R4"] },
      { roll: 3, cells: ["+1/-1.R1", "+1/R1", "-/R1", "-/R1", "+1/R2", "-/R2", "-/R3", "-/R3", "-1/R3"] },
      { roll: 4, cells: ["+1/-", "+1/-1.R1", "+1/R1", "+1/R1", "-/R1", "+1/R2", "-/R2", "-/R2", "-/R3"] },
      { roll: 5, cells: ["+1/-1", "+1/-", "+2/-1.R1", "+1/-1.R1", "+1/R1", "-/R1", "+1/R2", "+1/R2", "-/R2"] },
      { roll: 6, cells: ["-/-2", "+1/-1", "+1/-", "+1/-", "+1/-1.R1", "+1/R1", "-/R1", "-/R1", "+1/R2"] },
      { roll: 7, cells: ["+1/-2", "+1/-2", "+1/-1", "+1/-1", "+1/-1", "+1/-1.R1", "+1/R1", "+1/R1", "-/R1"] },
      { roll: 8, cells: ["+2/-2", "+2/-1", "+1/-1", "+1/-1", "+1/-1", "+1/-1", "+1/-1.R1", "+1/-1.R1", "-/-1.R1"] },
      { roll: 9, cells: ["+1.R1/-2", "+2/-2", "+2/-1", "+2/-1", "+2/-1", "+1/-1", "+1/-", "-/-1.R1", "+1/-1.R1"] },
      { roll: 10, cells: ["+2.R1/-1", "+1.R1/-2", "+2/-2", "+2/-2", "+2/-2", "+2/-1", "+1/-1", "-/-1", "-/-1.R1"] },
      { roll: 11, cells: ["+2.R1/-2", "+2.R1/-1", "+1.R1/-2", "+1.R1/-1", "+1.R1/-1", "+2/-2", "+2/-1", "+1/-1", "-/-1"] },
      { roll: 12, cells: ["+2.R1/-2", "+2.R1/-2", "+2.R1/-1", "+1.R1/-2", "+1.R1/-1", "+1.R1/-1", "+2/-2", "+1/-2", "+1/-1"] }
    ],
    basis: "rulebook",
    confidence: 0.95,
    note: "all 99 printed cells, put back in order by the worked example and the pattern of the table; the third column head is printed as 1.5:2 and can only be 1:1.5; on a roll of 9 the step from 3:1 to 4:1 is kept as printed although it is slightly worse for the attacker"
  },
  lrt: {
    small: [
      { from: null, ce: 0 },
      { from: 5, ce: 1 },
      { from: 8, ce: 2 },
      { from: 11, ce: 3 }
    ],
    large: [
      { from: null, ce: 0 },
      { from: 2, ce: 1 },
      { from: 5, ce: 2 },
      { from: 8, ce: 3 },
      { from: 11, ce: 4 },
      { from: 14, ce: 5 }
    ],
    basis: "rulebook",
    note: "small: fewer than 7 participating steps of both sides, large: 7 or more; a row counts from its threshold up to the next one"
  },
  artillery: [
    { from: 0, drm: 0, basis: "rulebook" },
    { from: 3, drm: 1, basis: "rulebook", note: "the combat example uses +2 for 5 artillery points; the rule and the card both give +1, which governs" },
    { from: 6, drm: 2, basis: "rulebook" },
    { from: 10, drm: 3, basis: "rulebook" },
    { from: 14, drm: 4, basis: "rulebook" }
  ],
  terrain: { hex: { clear: 1, forest: 2, marsh: null }, hexside: { river: 2, bridge: 1, ridge: 2 }, basis: "rulebook", confidence: 0.95, note: "marsh may not be entered; the bridge cost replaces the river cost; that forest has no effect on combat is inferred from the rows left over on the chart" },
  zoc: { enter: 1, leave: 1, fromZocToZoc: 2, basis: "rulebook", note: "from zone to zone a flat +2, not the sum of leaving and entering" },
  recovery: { cost: 4, basis: "rulebook" },
  stacking: { limit: 6, basis: "rulebook" },
  supply: { inSupply: 8, lowSupply: 12, basis: "rulebook", note: "longest path in hexes for each state; anything longer is out of supply" }
};

// ../packages/games/battle-for-galicia/data/turns.json
var turns_default = [
  { gt: 1, from: "1914-08-23", sides: ["AH"], history: { en: "The Austro-Hungarian First and Fourth Armies cross the frontier; the battle of Krasnik begins", ja: "\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u7B2C1\u8ECD\u3068\u7B2C4\u8ECD\u304C\u56FD\u5883\u3092\u8D8A\u3048\u3001\u30AF\u30E9\u30B7\u30CB\u30AF\u306E\u6226\u3044\u304C\u59CB\u307E\u308B" }, basis: "known-game", confidence: 0.95, note: "the single player turn of GT1 is a rule; date from the published description of the game, events from history" },
  { gt: 2, from: "1914-08-25", sides: ["RU", "AH"], history: { en: "Krasnik ends in an Austro-Hungarian victory; Komarow and the Zlota Lipa begin", ja: "\u30AF\u30E9\u30B7\u30CB\u30AF\u306E\u6226\u3044\u304C\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u8ECD\u306E\u52DD\u5229\u306B\u7D42\u308F\u308A\u3001\u30B3\u30DE\u30EB\u30D5\u3068\u30BA\u30A6\u30A9\u30BF\u30FB\u30EA\u30D1\u306E\u6226\u3044\u304C\u59CB\u307E\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 3, from: "1914-08-27", sides: ["RU", "AH"], history: { en: "Heavy fighting at Komarow; the Zlota Lipa line is lost", ja: "\u30B3\u30DE\u30EB\u30D5\u3067\u6FC0\u6226\u304C\u7D9A\u304D\u3001\u30BA\u30A6\u30A9\u30BF\u30FB\u30EA\u30D1\u306E\u7DDA\u304C\u5931\u308F\u308C\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 4, from: "1914-08-29", sides: ["RU", "AH"], history: { en: "Battle of the Gnila Lipa; the Russian XVIII Corps reaches Lublin", ja: "\u30B0\u30CB\u30EF\u30FB\u30EA\u30D1\u306E\u6226\u3044\u3002\u30ED\u30B7\u30A2\u7B2C18\u8ECD\u56E3\u304C\u30EB\u30D6\u30EA\u30F3\u306B\u5230\u7740\u3059\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 5, from: "1914-08-31", sides: ["RU", "AH"], history: { en: "Komarow ends with the withdrawal of the Russian Fifth Army", ja: "\u30ED\u30B7\u30A2\u7B2C5\u8ECD\u306E\u5F8C\u9000\u306B\u3088\u308A\u30B3\u30DE\u30EB\u30D5\u306E\u6226\u3044\u304C\u7D42\u308F\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 6, from: "1914-09-02", sides: ["RU", "AH"], history: { en: "Lemberg is evacuated on 2 September; the Russians enter on the 3rd", ja: "9\u67082\u65E5\u306B\u30EC\u30F3\u30D9\u30EB\u30AF\u304C\u653E\u68C4\u3055\u308C\u30013\u65E5\u306B\u30ED\u30B7\u30A2\u8ECD\u304C\u5165\u57CE\u3059\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 7, from: "1914-09-04", sides: ["RU", "AH"], history: { en: "The Russian Fourth and Ninth Armies counter-attack south of Lublin", ja: "\u30ED\u30B7\u30A2\u7B2C4\u8ECD\u3068\u7B2C9\u8ECD\u304C\u30EB\u30D6\u30EA\u30F3\u306E\u5357\u3067\u53CD\u6483\u3059\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 8, from: "1914-09-06", sides: ["RU", "AH"], history: { en: "The battle of Rawa Ruska and Grodek opens", ja: "\u30E9\u30F4\u30A1\u30FB\u30EB\u30B9\u30AB\u3068\u30B0\u30ED\u30C7\u30C3\u30AF\u306E\u6226\u3044\u304C\u59CB\u307E\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 9, from: "1914-09-08", sides: ["RU", "AH"], history: { en: "Rawa Ruska; Woyrsch's Landwehr Corps is beaten at Tarnawka", ja: "\u30E9\u30F4\u30A1\u30FB\u30EB\u30B9\u30AB\u306E\u6226\u3044\u3002\u30F4\u30A9\u30A4\u30EB\u30B7\u30E5\u5F8C\u5099\u8ECD\u56E3\u304C\u30BF\u30EB\u30CA\u30D5\u30AB\u3067\u6557\u308C\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 10, from: "1914-09-10", sides: ["RU", "AH"], history: { en: "On 11 September the Austro-Hungarian armies are ordered to retreat", ja: "9\u670811\u65E5\u3001\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC\u8ECD\u306B\u9000\u5374\u547D\u4EE4\u304C\u4E0B\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 11, from: "1914-09-12", sides: ["RU", "AH"], history: { en: "Retreat to the San", ja: "\u30B5\u30F3\u5DDD\u3078\u306E\u9000\u5374" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" },
  { gt: 12, from: "1914-09-14", sides: ["RU", "AH"], history: { en: "The armies stand on the San", ja: "\u4E21\u8ECD\u304C\u30B5\u30F3\u5DDD\u3067\u5BFE\u5CD9\u3059\u308B" }, basis: "known-game", confidence: 0.95, note: "date from the published description of the game, events from history" }
];

// ../packages/games/battle-for-galicia/data/units.json
var units_default = [
  { id: "AH-5", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "I", army: "AH:1", label: "5", name: { en: "5th Infantry Division", ja: "\u7B2C5\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.23", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-12", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "I", army: "AH:1", label: "12", name: { en: "12th Infantry Division", ja: "\u7B2C12\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.22", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-46", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "I", army: "AH:1", label: "46", name: { en: "46th Landwehr Division", ja: "\u7B2C46\u30E9\u30F3\u30C8\u30F4\u30A7\u30FC\u30A2\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 3, movement: 4 }, back: { attack: 2, defense: 2, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.23", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-14", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "V", army: "AH:1", label: "14", name: { en: "14th Infantry Division", ja: "\u7B2C14\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.21", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-33", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "V", army: "AH:1", label: "33", name: { en: "33rd Infantry Division", ja: "\u7B2C33\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.21", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-37", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "V", army: "AH:1", label: "37", name: { en: "37th Honv\xE9d Division", ja: "\u7B2C37\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.21", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-2", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "X", army: "AH:1", label: "2", name: { en: "2nd Infantry Division", ja: "\u7B2C2\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.20", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-24", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "X", army: "AH:1", label: "24", name: { en: "24th Infantry Division", ja: "\u7B2C24\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.20", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-45", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "X", army: "AH:1", label: "45", name: { en: "45th Landwehr Division", ja: "\u7B2C45\u30E9\u30F3\u30C8\u30F4\u30A7\u30FC\u30A2\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 3, movement: 4 }, back: { attack: 2, defense: 2, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.19", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-4", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "II", army: "AH:4", label: "4", name: { en: "4th Infantry Division", ja: "\u7B2C4\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.17", releasedOn: null, basis: "rulebook", confidence: 0.8, note: "attack 4, artillery 4, II Corps and two steps from the rulebook's combat example; defence, movement, reduced side and set-up rebuilt; II Corps stood on the left wing of Fourth Army around Tarnogrod" },
  { id: "AH-25", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "II", army: "AH:4", label: "25", name: { en: "25th Infantry Division", ja: "\u7B2C25\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.17", releasedOn: null, basis: "rulebook", confidence: 0.8, note: "attack 5, artillery 4, II Corps and two steps from the rulebook's combat example; defence, movement, reduced side and set-up rebuilt; II Corps stood on the left wing of Fourth Army around Tarnogrod" },
  { id: "AH-13", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "II", army: "AH:4", label: "13", name: { en: "13th Landwehr Division", ja: "\u7B2C13\u30E9\u30F3\u30C8\u30F4\u30A7\u30FC\u30A2\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 3, movement: 4 }, back: { attack: 2, defense: 2, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.17", releasedOn: null, basis: "history", confidence: 0.5, note: "historically II Corps, though the rulebook's combat example counts only the 4th and 25th as its divisions; II Corps stood on the left wing of Fourth Army around Tarnogrod" },
  { id: "AH-15", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "VI", army: "AH:4", label: "15", name: { en: "15th Infantry Division", ja: "\u7B2C15\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.14", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-27", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "VI", army: "AH:4", label: "27", name: { en: "27th Infantry Division", ja: "\u7B2C27\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.14", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-39", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "VI", army: "AH:4", label: "39", name: { en: "39th Honv\xE9d Division", ja: "\u7B2C39\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.14", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-10", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "IX", army: "AH:4", label: "10", name: { en: "10th Infantry Division", ja: "\u7B2C10\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.15", releasedOn: null, basis: "history", confidence: 0.5, note: "IX Corps stood between II Corps on its left and VI Corps on its right" },
  { id: "AH-26", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "IX", army: "AH:4", label: "26", name: { en: "26th Landwehr Division", ja: "\u7B2C26\u30E9\u30F3\u30C8\u30F4\u30A7\u30FC\u30A2\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 3, movement: 4 }, back: { attack: 2, defense: 2, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.15", releasedOn: null, basis: "history", confidence: 0.5, note: "IX Corps stood between II Corps on its left and VI Corps on its right" },
  { id: "AH-19", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XVII", army: "AH:4", label: "19", name: { en: "19th Infantry Division", ja: "\u7B2C19\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.15", releasedOn: 2, basis: "history", confidence: 0.5 },
  { id: "AH-3", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XIV", army: "AH:JF", label: "3", name: { en: "3rd Infantry Division", ja: "\u7B2C3\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.12", releasedOn: 2, basis: "history", confidence: 0.5 },
  { id: "AH-8", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XIV", army: "AH:JF", label: "8", name: { en: "8th Infantry Division", ja: "\u7B2C8\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.12", releasedOn: 2, basis: "history", confidence: 0.5 },
  { id: "AH-41", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: null, army: "AH:JF", label: "41", name: { en: "41st Honv\xE9d Division", ja: "\u7B2C41\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "6.12", releasedOn: 2, basis: "rulebook", confidence: 0.7, note: "not of II Corps and two steps by the rulebook's combat example; all strengths and the set-up rebuilt" },
  { id: "AH-6", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "III", army: "AH:3", label: "6", name: { en: "6th Infantry Division", ja: "\u7B2C6\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.08", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-28", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "III", army: "AH:3", label: "28", name: { en: "28th Infantry Division", ja: "\u7B2C28\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.08", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-22", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "III", army: "AH:3", label: "22", name: { en: "22nd Landwehr Division", ja: "\u7B2C22\u30E9\u30F3\u30C8\u30F4\u30A7\u30FC\u30A2\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 3, movement: 4 }, back: { attack: 2, defense: 2, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.09", releasedOn: 2, basis: "history", confidence: 0.5 },
  { id: "AH-30", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XI", army: "AH:3", label: "30", name: { en: "30th Infantry Division", ja: "\u7B2C30\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "9.08", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-11", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XI", army: "AH:3", label: "11", name: { en: "11th Infantry Division", ja: "\u7B2C11\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.03", releasedOn: null, basis: "history", confidence: 0.5, note: "detached in eastern Galicia at the start" },
  { id: "AH-23", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: null, army: "AH:3", label: "23", name: { en: "23rd Honv\xE9d Division", ja: "\u7B2C23\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.08", releasedOn: 2, basis: "history", confidence: 0.5, note: "peacetime VII Corps; independent by analogy with the 20th" },
  { id: "AH-44", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: null, army: "AH:3", label: "44", name: { en: "44th Landwehr Division", ja: "\u7B2C44\u30E9\u30F3\u30C8\u30F4\u30A7\u30FC\u30A2\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 3, movement: 4 }, back: { attack: 2, defense: 2, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.09", releasedOn: 2, basis: "history", confidence: 0.5, note: "peacetime XIV Corps, with Third Army when that corps went north; independent by analogy with the 20th and 41st" },
  { id: "AH-16", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XII", army: "AH:2", label: "16", name: { en: "16th Infantry Division", ja: "\u7B2C16\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "8.05", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-35", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XII", army: "AH:2", label: "35", name: { en: "35th Infantry Division", ja: "\u7B2C35\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "7.05", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-38", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "XII", army: "AH:2", label: "38", name: { en: "38th Honv\xE9d Division", ja: "\u7B2C38\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "6.04", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-43", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: null, army: "AH:2", label: "43", name: { en: "43rd Landwehr Division", ja: "\u7B2C43\u30E9\u30F3\u30C8\u30F4\u30A7\u30FC\u30A2\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 3, movement: 4 }, back: { attack: 2, defense: 2, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "5.04", releasedOn: null, basis: "history", confidence: 0.5, note: "peacetime XI Corps; independent by analogy with the 20th" },
  { id: "AH-17", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "VII", army: "AH:2", label: "17", name: { en: "17th Infantry Division", ja: "\u7B2C17\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-34", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "VII", army: "AH:2", label: "34", name: { en: "34th Infantry Division", ja: "\u7B2C34\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 5, artillery: 4, movement: 4 }, back: { attack: 2, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-20", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: null, army: "AH:2", label: "20", name: { en: "20th Honv\xE9d Division", ja: "\u7B2C20\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "independent, attack 4, artillery 2 and two steps from the rulebook's combat example; defence, movement, reduced side and arrival rebuilt" },
  { id: "AH-31", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "IV", army: "AH:2", label: "31", name: { en: "31st Infantry Division", ja: "\u7B2C31\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5, note: "IV Corps came from Serbia by rail through Stryj; taken to be the group the rulebook lets enter on GT6 or GT7" },
  { id: "AH-32", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: "IV", army: "AH:2", label: "32", name: { en: "32nd Infantry Division", ja: "\u7B2C32\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 5, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5, note: "IV Corps came from Serbia by rail through Stryj; taken to be the group the rulebook lets enter on GT6 or GT7" },
  { id: "AH-95 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: null, army: "AH:Kummer", label: "95 ls", name: { en: "95th Landsturm Division", ja: "\u7B2C95\u62DB\u96C6\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 3, artillery: 1, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5, note: "Kummer army group on the left bank of the Vistula" },
  { id: "AH-106 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "XX", corps: null, army: "AH:Kummer", label: "106 ls", name: { en: "106th Landsturm Division", ja: "\u7B2C106\u62DB\u96C6\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 3, artillery: 1, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5, note: "Kummer army group on the left bank of the Vistula" },
  { id: "G-3 lw", side: "AH", nation: "germany", type: "infantry", size: "XX", corps: "LW", army: "AH:Woyrsch", label: "3 lw", name: { en: "3rd Landwehr Division (German)", ja: "\u30C9\u30A4\u30C4\u7B2C3\u5F8C\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5, note: "Woyrsch Landwehr Corps, over the Vistula at Jozefow on 3-4 September; one corps number for both divisions is a design choice" },
  { id: "G-4 lw", side: "AH", nation: "germany", type: "infantry", size: "XX", corps: "LW", army: "AH:Woyrsch", label: "4 lw", name: { en: "4th Landwehr Division (German)", ja: "\u30C9\u30A4\u30C4\u7B2C4\u5F8C\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5, note: "Woyrsch Landwehr Corps, over the Vistula at Jozefow on 3-4 September; one corps number for both divisions is a design choice" },
  { id: "AH-88 sch", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:3", label: "88 sch", name: { en: "88th Kaisersch\xFCtzen Brigade", ja: "\u7B2C88\u5C71\u5CB3\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 3, defense: 3, artillery: 1, movement: 4 }, back: null, ersatz: false, whiteSymbol: false, setup: "7.10", releasedOn: 2, basis: "history", confidence: 0.5 },
  { id: "AH-1 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:1", label: "1 ls", name: { en: "1st Landsturm Brigade", ja: "\u7B2C1\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 1, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "8.22", releasedOn: 2, basis: "history", confidence: 0.5 },
  { id: "AH-101 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:1", label: "101 ls", name: { en: "101st Landsturm Brigade", ja: "\u7B2C101\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: false, whiteSymbol: true, setup: "8.23", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-110 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:1", label: "110 ls", name: { en: "110th Landsturm Brigade", ja: "\u7B2C110\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: false, whiteSymbol: true, setup: "7.20", releasedOn: 4, basis: "history", confidence: 0.5 },
  { id: "AH-35 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:2", label: "35 ls", name: { en: "35th Landsturm Brigade", ja: "\u7B2C35\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: false, whiteSymbol: true, setup: "5.03", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-40 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:2", label: "40 ls", name: { en: "40th Landsturm Brigade", ja: "\u7B2C40\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 1, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "1.01", releasedOn: 4, basis: "history", confidence: 0.5 },
  { id: "AH-97 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:3", label: "97 ls", name: { en: "97th Landsturm Brigade", ja: "\u7B2C97\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 1, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "7.09", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-105 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:2", label: "105 ls", name: { en: "105th Landsturm Brigade", ja: "\u7B2C105\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 1, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "4.05", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-93 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:3", label: "93 ls", name: { en: "93rd Landsturm Brigade", ja: "\u7B2C93\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 1, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "3.15", releasedOn: 6, basis: "history", confidence: 0.5 },
  { id: "AH-108 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:3", label: "108 ls", name: { en: "108th Landsturm Brigade", ja: "\u7B2C108\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 1, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "3.15", releasedOn: 6, basis: "history", confidence: 0.5 },
  { id: "AH-111 ls", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:3", label: "111 ls", name: { en: "111th Landsturm Brigade", ja: "\u7B2C111\u62DB\u96C6\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 1, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "3.15", releasedOn: 6, basis: "history", confidence: 0.5 },
  { id: "AH-1 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:1", label: "1 m", name: { en: "1st Marsch Brigade", ja: "\u7B2C1\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "8.23", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-5 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:1", label: "5 m", name: { en: "5th Marsch Brigade", ja: "\u7B2C5\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "8.21", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-10 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:1", label: "10 m", name: { en: "10th Marsch Brigade", ja: "\u7B2C10\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "7.19", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-2 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:4", label: "2 m", name: { en: "2nd Marsch Brigade", ja: "\u7B2C2\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "7.15", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-9 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:4", label: "9 m", name: { en: "9th Marsch Brigade", ja: "\u7B2C9\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "7.16", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "AH-6 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:4", label: "6 m", name: { en: "6th Marsch Brigade", ja: "\u7B2C6\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "7.14", releasedOn: 4, basis: "history", confidence: 0.5 },
  { id: "AH-14 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:JF", label: "14 m", name: { en: "14th Marsch Brigade", ja: "\u7B2C14\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "6.12", releasedOn: 4, basis: "history", confidence: 0.5 },
  { id: "AH-11 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:3", label: "11 m", name: { en: "11th Marsch Brigade", ja: "\u7B2C11\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "6.10", releasedOn: 4, basis: "history", confidence: 0.5 },
  { id: "AH-12 m", side: "AH", nation: "austria-hungary", type: "infantry", size: "X", corps: null, army: "AH:2", label: "12 m", name: { en: "12th Marsch Brigade", ja: "\u7B2C12\u30DE\u30EB\u30B7\u30E5\u65C5\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 0, movement: 4 }, back: null, ersatz: true, whiteSymbol: true, setup: "6.06", releasedOn: 4, basis: "history", confidence: 0.5 },
  { id: "AH-3 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:1", label: "3 c", name: { en: "3rd Cavalry Division", ja: "\u7B2C3\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "10.22", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-9 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:1", label: "9 c", name: { en: "9th Cavalry Division", ja: "\u7B2C9\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "10.20", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-6 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:4", label: "6 c", name: { en: "6th Cavalry Division", ja: "\u7B2C6\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "9.15", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-10 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:4", label: "10 c", name: { en: "10th Cavalry Division", ja: "\u7B2C10\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "9.14", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-2 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:JF", label: "2 c", name: { en: "2nd Cavalry Division", ja: "\u7B2C2\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "10.12", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-4 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:3", label: "4 c", name: { en: "4th Cavalry Division", ja: "\u7B2C4\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "10.07", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-11 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:3", label: "11 c", name: { en: "11th Honv\xE9d Cavalry Division", ja: "\u7B2C11\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "11.09", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-1 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:2", label: "1 c", name: { en: "1st Cavalry Division", ja: "\u7B2C1\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "7.02", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-5 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:2", label: "5 c", name: { en: "5th Honv\xE9d Cavalry Division", ja: "\u7B2C5\u30DB\u30F3\u30F4\u30A7\u30FC\u30C9\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "5.02", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-8 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:2", label: "8 c", name: { en: "8th Cavalry Division", ja: "\u7B2C8\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "9.03", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "AH-7 c", side: "AH", nation: "austria-hungary", type: "cavalry", size: "XX", corps: null, army: "AH:Kummer", label: "7 c", name: { en: "7th Cavalry Division", ja: "\u7B2C7\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "history", confidence: 0.5, note: "Kummer army group on the left bank of the Vistula" },
  { id: "RU-18", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XIV", army: "RU:4", label: "18", name: { en: "18th Infantry Division", ja: "\u7B2C18\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "11.22", releasedOn: null, basis: "rulebook", confidence: 0.6, note: "XIV Corps from the rulebook's command limit example; strengths and set-up rebuilt" },
  { id: "RU-45", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XIV", army: "RU:4", label: "45", name: { en: "45th Infantry Division", ja: "\u7B2C45\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "11.23", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-2 rf", side: "RU", nation: "russia", type: "infantry", size: "X", corps: null, army: "RU:4", label: "2 rf", name: { en: "2nd Rifle Brigade", ja: "\u7B2C2\u72D9\u6483\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: null, ersatz: false, whiteSymbol: false, setup: "12.24", releasedOn: null, basis: "history", confidence: 0.5, note: "historically with XIV Corps; independent like the other rifle brigades" },
  { id: "RU-41", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XVI", army: "RU:4", label: "41", name: { en: "41st Infantry Division", ja: "\u7B2C41\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "12.20", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-47", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XVI", army: "RU:4", label: "47", name: { en: "47th Infantry Division", ja: "\u7B2C47\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "12.21", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-1 gn", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "GN", army: "RU:4", label: "1 gn", name: { en: "1st Grenadier Division", ja: "\u7B2C1\u64F2\u5F3E\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "13.20", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-2 gn", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "GN", army: "RU:4", label: "2 gn", name: { en: "2nd Grenadier Division", ja: "\u7B2C2\u64F2\u5F3E\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "14.19", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-46", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XXV", army: "RU:5", label: "46", name: { en: "46th Infantry Division", ja: "\u7B2C46\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "15.17", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-3 gn", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XXV", army: "RU:5", label: "3 gn", name: { en: "3rd Grenadier Division", ja: "\u7B2C3\u64F2\u5F3E\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "16.17", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-17", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XIX", army: "RU:5", label: "17", name: { en: "17th Infantry Division", ja: "\u7B2C17\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "16.15", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-38", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XIX", army: "RU:5", label: "38", name: { en: "38th Infantry Division", ja: "\u7B2C38\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "16.15", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-7", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "V", army: "RU:5", label: "7", name: { en: "7th Infantry Division", ja: "\u7B2C7\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "17.12", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-10", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "V", army: "RU:5", label: "10", name: { en: "10th Infantry Division", ja: "\u7B2C10\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "17.12", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-3", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XVII", army: "RU:5", label: "3", name: { en: "3rd Infantry Division", ja: "\u7B2C3\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "18.11", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-35", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XVII", army: "RU:5", label: "35", name: { en: "35th Infantry Division", ja: "\u7B2C35\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "18.11", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-61 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:5", label: "61 r", name: { en: "61st Reserve Division", ja: "\u7B2C61\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "19.11", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "RU-70 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:5", label: "70 r", name: { en: "70th Reserve Division", ja: "\u7B2C70\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "18.17", releasedOn: 3, basis: "history", confidence: 0.5 },
  { id: "RU-33", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XXI", army: "RU:3", label: "33", name: { en: "33rd Infantry Division", ja: "\u7B2C33\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "15.07", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-44", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XXI", army: "RU:3", label: "44", name: { en: "44th Infantry Division", ja: "\u7B2C44\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "15.07", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-69 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:3", label: "69 r", name: { en: "69th Reserve Division", ja: "\u7B2C69\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "16.08", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-11", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XI", army: "RU:3", label: "11", name: { en: "11th Infantry Division", ja: "\u7B2C11\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "15.04", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-32", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XI", army: "RU:3", label: "32", name: { en: "32nd Infantry Division", ja: "\u7B2C32\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "15.04", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-78 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:3", label: "78 r", name: { en: "78th Reserve Division", ja: "\u7B2C78\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "16.04", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-5", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "IX", army: "RU:3", label: "5", name: { en: "5th Infantry Division", ja: "\u7B2C5\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "14.03", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-42", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "IX", army: "RU:3", label: "42", name: { en: "42nd Infantry Division", ja: "\u7B2C42\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "14.03", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-58 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:3", label: "58 r", name: { en: "58th Reserve Division", ja: "\u7B2C58\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "15.02", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-9", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "X", army: "RU:3", label: "9", name: { en: "9th Infantry Division", ja: "\u7B2C9\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "13.02", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-31", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "X", army: "RU:3", label: "31", name: { en: "31st Infantry Division", ja: "\u7B2C31\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "13.02", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-60 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:3", label: "60 r", name: { en: "60th Reserve Division", ja: "\u7B2C60\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: "14.01", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-13", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "VII", army: "RU:8", label: "13", name: { en: "13th Infantry Division", ja: "\u7B2C13\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-34", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "VII", army: "RU:8", label: "34", name: { en: "34th Infantry Division", ja: "\u7B2C34\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule and flank example; strengths and corps rebuilt" },
  { id: "RU-65 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:8", label: "65 r", name: { en: "65th Reserve Division", ja: "\u7B2C65\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-12", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XII", army: "RU:8", label: "12", name: { en: "12th Infantry Division", ja: "\u7B2C12\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-19", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XII", army: "RU:8", label: "19", name: { en: "19th Infantry Division", ja: "\u7B2C19\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-14", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "VIII", army: "RU:8", label: "14", name: { en: "14th Infantry Division", ja: "\u7B2C14\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-15", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "VIII", army: "RU:8", label: "15", name: { en: "15th Infantry Division", ja: "\u7B2C15\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-23", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XVIII", army: "RU:9", label: "23", name: { en: "23rd Infantry Division", ja: "\u7B2C23\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-37", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XVIII", army: "RU:9", label: "37", name: { en: "37th Infantry Division", ja: "\u7B2C37\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-80 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:9", label: "80 r", name: { en: "80th Reserve Division", ja: "\u7B2C80\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-48", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XXIV", army: "RU:8", label: "48", name: { en: "48th Infantry Division", ja: "\u7B2C48\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-3 rf", side: "RU", nation: "russia", type: "infantry", size: "X", corps: null, army: "RU:8", label: "3 rf", name: { en: "3rd Rifle Brigade", ja: "\u7B2C3\u72D9\u6483\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: null, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-1 gd", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "GD", army: "RU:9", label: "1 gd", name: { en: "1st Guard Division", ja: "\u7B2C1\u8FD1\u885B\u5E2B\u56E3" }, steps: 2, front: { attack: 7, defense: 8, artillery: 5, movement: 4 }, back: { attack: 4, defense: 5, artillery: 3, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "Guard Corps from the rulebook's command limit example; strengths rebuilt to match the 2nd Guard Division" },
  { id: "RU-82 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:9", label: "82 r", name: { en: "82nd Reserve Division", ja: "\u7B2C82\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "independent by the rulebook's command limit example; strengths rebuilt" },
  { id: "RU-49", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "XXIV", army: "RU:8", label: "49", name: { en: "49th Infantry Division", ja: "\u7B2C49\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 5, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-gd rf", side: "RU", nation: "russia", type: "infantry", size: "X", corps: "GD", army: "RU:9", label: "gd rf", name: { en: "Guard Rifle Brigade", ja: "\u8FD1\u885B\u72D9\u6483\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 4, defense: 4, artillery: 2, movement: 4 }, back: null, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; Guard Corps by attachment in Ninth Army; strengths rebuilt" },
  { id: "RU-83 r", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: null, army: "RU:9", label: "83 r", name: { en: "83rd Reserve Division", ja: "\u7B2C83\u4E88\u5099\u5E2B\u56E3" }, steps: 2, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: { attack: 2, defense: 2, artillery: 1, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-21", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "III CN", army: "RU:9", label: "21", name: { en: "21st Infantry Division", ja: "\u7B2C21\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 6, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-4 rf", side: "RU", nation: "russia", type: "infantry", size: "X", corps: null, army: "RU:8", label: "4 rf", name: { en: "4th Rifle Brigade", ja: "\u7B2C4\u72D9\u6483\u5175\u65C5\u56E3" }, steps: 1, front: { attack: 3, defense: 4, artillery: 2, movement: 4 }, back: null, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-2 gd", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "GD", army: "RU:9", label: "2 gd", name: { en: "2nd Guard Division", ja: "\u7B2C2\u8FD1\u885B\u5E2B\u56E3" }, steps: 2, front: { attack: 7, defense: 8, artillery: 5, movement: 4 }, back: { attack: 4, defense: 5, artillery: 3, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "defence 8, artillery 5 and two steps from the rulebook's combat example; attack, movement, corps and reduced side rebuilt" },
  { id: "RU-52", side: "RU", nation: "russia", type: "infantry", size: "XX", corps: "III CN", army: "RU:9", label: "52", name: { en: "52nd Infantry Division", ja: "\u7B2C52\u6B69\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 6, defense: 6, artillery: 4, movement: 4 }, back: { attack: 3, defense: 3, artillery: 2, movement: 4 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths and corps rebuilt" },
  { id: "RU-13+14 c", side: "RU", nation: "russia", type: "cavalry", size: "XXX", corps: null, army: "RU:4", label: "13+14 c", name: { en: "13th and 14th Cavalry Divisions", ja: "\u7B2C13\u30FB\u7B2C14\u9A0E\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 6 }, back: { attack: 2, defense: 2, artillery: 1, movement: 6 }, ersatz: false, whiteSymbol: false, setup: "10.24", releasedOn: null, basis: "history", confidence: 0.35, note: "doubtful pairing: the 14th Cavalry Division was with Novikov west of the Vistula; kept as the cavalry mass on the river flank" },
  { id: "RU-comb cs", side: "RU", nation: "russia", type: "cavalry", size: "XX", corps: null, army: "RU:4", label: "comb cs", name: { en: "Combined Cossack Division", ja: "\u7D71\u5408\u30B3\u30B5\u30C3\u30AF\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "11.20", releasedOn: null, basis: "history", confidence: 0.3, note: "doubtful: perhaps the 3rd Don Cossack Division of Fourth Army" },
  { id: "RU-1 d cs", side: "RU", nation: "russia", type: "cavalry", size: "XX", corps: null, army: "RU:5", label: "1 d cs", name: { en: "1st Don Cossack Division", ja: "\u7B2C1\u30C9\u30F3\u30FB\u30B3\u30B5\u30C3\u30AF\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "14.16", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-7 c", side: "RU", nation: "russia", type: "cavalry", size: "XX", corps: null, army: "RU:5", label: "7 c", name: { en: "7th Cavalry Division", ja: "\u7B2C7\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "15.14", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-comb c", side: "RU", nation: "russia", type: "cavalry", size: "XX", corps: null, army: "RU:5", label: "comb c", name: { en: "Combined Cavalry Division", ja: "\u7D71\u5408\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "16.13", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-11 c", side: "RU", nation: "russia", type: "cavalry", size: "XX", corps: null, army: "RU:3", label: "11 c", name: { en: "11th Cavalry Division", ja: "\u7B2C11\u9A0E\u5175\u5E2B\u56E3" }, steps: 1, front: { attack: 2, defense: 2, artillery: 1, movement: 6 }, back: null, ersatz: false, whiteSymbol: false, setup: "14.07", releasedOn: null, basis: "history", confidence: 0.5 },
  { id: "RU-9+10 c", side: "RU", nation: "russia", type: "cavalry", size: "XXX", corps: null, army: "RU:3", label: "9+10 c", name: { en: "9th and 10th Cavalry Divisions", ja: "\u7B2C9\u30FB\u7B2C10\u9A0E\u5175\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 6 }, back: { attack: 2, defense: 2, artillery: 1, movement: 6 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-12 c+3 cn", side: "RU", nation: "russia", type: "cavalry", size: "XXX", corps: null, army: "RU:8", label: "12 c+3 cn", name: { en: "12th Cavalry and 3rd Caucasian Cossack Divisions", ja: "\u7B2C12\u9A0E\u5175\u30FB\u7B2C3\u30AB\u30D5\u30AB\u30B9\u30FB\u30B3\u30B5\u30C3\u30AF\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 6 }, back: { attack: 2, defense: 2, artillery: 1, movement: 6 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-4+5 d cs", side: "RU", nation: "russia", type: "cavalry", size: "XXX", corps: null, army: "RU:5", label: "4+5 d cs", name: { en: "4th and 5th Don Cossack Divisions", ja: "\u7B2C4\u30FB\u7B2C5\u30C9\u30F3\u30FB\u30B3\u30B5\u30C3\u30AF\u5E2B\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 6 }, back: { attack: 2, defense: 2, artillery: 1, movement: 6 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; strengths rebuilt" },
  { id: "RU-Pavlov", side: "RU", nation: "russia", type: "cavalry", size: "XXX", corps: null, army: "RU:8", label: "Pavlov", name: { en: "Pavlov's Cavalry Corps", ja: "\u30D1\u30F4\u30ED\u30D5\u9A0E\u5175\u8ECD\u56E3" }, steps: 2, front: { attack: 4, defense: 4, artillery: 2, movement: 6 }, back: { attack: 2, defense: 2, artillery: 1, movement: 6 }, ersatz: false, whiteSymbol: false, setup: null, releasedOn: null, basis: "rulebook", confidence: 0.7, note: "named in the rulebook's reinforcement schedule; size by analogy with the other cavalry corps, strengths rebuilt; Pavlov led the cavalry on the left of Eighth Army" }
];

// ../packages/games/battle-for-galicia/data/victory.json
var victory_default = {
  attack: { vp: 1, firstTurn: 1, lastTurn: 9, basis: "rulebook", note: "infantry attacks of either player" },
  elimination: { vp: 1, basis: "rulebook", note: "units marked as ersatz give nothing" },
  towns: [
    { hex: "16.22", name: { en: "Lublin", ja: "\u30EB\u30D6\u30EA\u30F3" }, side: "AH", capture: 10, occupy: 2, basis: "rulebook" },
    { hex: "16.18", name: { en: "Krasnostaw", ja: "\u30AF\u30E9\u30B9\u30CB\u30B9\u30BF\u30D5" }, side: "AH", capture: 3, occupy: 1, basis: "rulebook" },
    { hex: "18.17", name: { en: "Chelm", ja: "\u30D8\u30A6\u30E0" }, side: "AH", capture: 6, occupy: 2, basis: "rulebook", note: "the player card gives 1 for occupation; the rule text governs" },
    { hex: "16.13", name: { en: "Hrubieszow", ja: "\u30D5\u30EB\u30D3\u30A8\u30B7\u30E5\u30D5" }, side: "AH", capture: 3, occupy: 1, basis: "rulebook" },
    { hex: "7.09", name: { en: "Lemberg", ja: "\u30EC\u30F3\u30D9\u30EB\u30AF" }, side: "RU", capture: 10, occupy: 1, basis: "rulebook" },
    { hex: "6.10", name: { en: "Grodek", ja: "\u30B0\u30ED\u30C7\u30C3\u30AF" }, side: "RU", capture: 3, occupy: 1, basis: "rulebook" },
    { hex: "2.11", name: { en: "Sambor", ja: "\u30B5\u30F3\u30DC\u30A2" }, side: "RU", capture: 6, occupy: 2, basis: "rulebook" },
    { hex: "6.12", name: { en: "Jaworow", ja: "\u30E4\u30FC\u30F4\u30A9\u30EA\u30A6" }, side: "RU", capture: 3, occupy: 2, basis: "rulebook" }
  ]
};

// ../packages/games/battle-for-galicia/data/load.ts
var files = {
  units: units_default,
  reinforcements: reinforcements_default.groups,
  map: map_default,
  tables: tables_default,
  turns: turns_default,
  victory: victory_default,
  scenarios: scenarios_default
};
var DATA = files;

// geometry/chains.ts
var nodeKey = ([x, y]) => `${Math.round(x)},${Math.round(y)}`;
var Network = class {
  segments;
  at = /* @__PURE__ */ new Map();
  used = /* @__PURE__ */ new Set();
  constructor(segments) {
    this.segments = segments;
    segments.forEach(([a, b], i) => {
      for (const key of [nodeKey(a), nodeKey(b)]) this.at.set(key, [...this.at.get(key) ?? [], i]);
    });
  }
  free(key) {
    return this.at.get(key)?.find((i) => !this.used.has(i));
  }
  /** From a node along unused segments to the next end or fork. */
  walk(start) {
    const line = [start];
    let key = nodeKey(start);
    for (let i = this.free(key); i !== void 0; i = this.free(key)) {
      this.used.add(i);
      const [a, b] = this.segments[i];
      const next = nodeKey(a) === key ? b : a;
      line.push(next);
      key = nodeKey(next);
      if (this.at.get(key)?.length !== 2) break;
    }
    return line;
  }
  chains() {
    const lines2 = [];
    const nodes = this.segments.flat();
    const ends = nodes.filter((p) => this.at.get(nodeKey(p))?.length !== 2);
    for (const node of [...ends, ...nodes])
      while (this.free(nodeKey(node)) !== void 0) lines2.push(this.walk(node));
    return lines2;
  }
};
var chain = (segments) => new Network(segments).chains();

// geometry/point.ts
var distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
var between = (a, b, share) => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share
];
var midpoint = (a, b) => between(a, b, 0.5);
var bearing = (a, b) => Math.atan2(b[1] - a[1], b[0] - a[0]);
var offset = ([x, y], length, direction) => [
  x + length * Math.cos(direction),
  y + length * Math.sin(direction)
];
function boxOf(points, margin = 0) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin
  };
}
var meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
var inside = (box, [x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

// geometry/curves.ts
var STEPS = 6;
function quadratic(a, control, b) {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    return between(between(a, control, t), between(control, b, t), t);
  });
}
function roundCorners(line) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const curve = [first];
  let from = midpoint(first, line[1]);
  curve.push(from);
  for (let i = 1; i < line.length - 1; i++) {
    const to = midpoint(line[i], line[i + 1]);
    curve.push(...quadratic(from, line[i], to));
    from = to;
  }
  return [...curve, last];
}
function fillet(line, radius) {
  const curve = line.slice(0, 1);
  for (let i = 1; i < line.length - 1; i++) {
    const [before, corner, after] = [line[i - 1], line[i], line[i + 1]];
    const cut = radius(corner);
    const enter = between(corner, before, Math.min(0.5, cut / distance(corner, before)));
    const leave = between(corner, after, Math.min(0.5, cut / distance(corner, after)));
    if (cut > 0) curve.push(enter, ...quadratic(enter, corner, leave));
    else curve.push(corner);
  }
  const last = line.at(-1);
  return last && line.length > 1 ? [...curve, last] : curve;
}
function throughPoints(line, steps = 8) {
  const at2 = (i) => line[Math.max(0, Math.min(line.length - 1, i))];
  const curve = line.slice(0, 1);
  for (let i = 0; i < line.length - 1; i++)
    for (let k = 1; k <= steps; k++) curve.push(catmullRom(at2(i - 1), at2(i), at2(i + 1), at2(i + 2), k / steps));
  return curve;
}
function catmullRom(a, b, c, d, t) {
  const mix = (p, q, r, s) => q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}

// geometry/hex.ts
var hexRadius = (width) => width / Math.sqrt(3);
function hexOutline(frame2, id) {
  const [x, y] = frame2.centre(id);
  const radius = hexRadius(frame2.width);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 3 * i - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
function hexside(frame2, a, b) {
  const other = hexOutline(frame2, b);
  const shared = hexOutline(frame2, a).filter((p) => other.some((q) => distance(p, q) < 1));
  const [from, to] = shared;
  if (!from || !to) throw new Error(`${a} and ${b} are not adjacent`);
  return [from, to];
}

// geometry/waterways.ts
var BEYOND = 64;
function rounded(before, corner, after) {
  const mean2 = (i) => (before[i] + 6 * corner[i] + after[i]) / 8;
  return [mean2(0), mean2(1)];
}
var Confluences = class {
  passed = /* @__PURE__ */ new Map();
  ends = /* @__PURE__ */ new Map();
  constructor(lines2) {
    for (const line of lines2) {
      for (const end of [line[0], line.at(-1)]) if (end) this.count(nodeKey(end));
      for (let i = 1; i < line.length - 1; i++) {
        const [before, corner, after] = line.slice(i - 1, i + 2);
        this.passed.set(nodeKey(corner), rounded(before, corner, after));
      }
    }
  }
  count(key) {
    this.ends.set(key, (this.ends.get(key) ?? 0) + 1);
  }
  has(point) {
    const key = nodeKey(point);
    return this.passed.has(key) || (this.ends.get(key) ?? 0) > 1;
  }
  place(point) {
    return this.passed.get(nodeKey(point)) ?? point;
  }
};
function nextSides(line) {
  const [first, second] = line;
  const [before, last] = line.slice(-2);
  const further = (from, to) => [to, offset(to, distance(from, to), bearing(from, to))];
  return [further(second, first), further(before, last)];
}
function withReunions(segments, atGridEdge2) {
  const outside = chain(segments).flatMap(nextSides).filter(([last]) => atGridEdge2(last));
  const met = outside.filter(
    ([, exit]) => outside.filter(([, other]) => distance(exit, other) < 1).length > 1
  );
  return [...segments, ...met];
}
var wayOut = (before, last) => offset(last, BEYOND, bearing(before, last));
function courses(rivers2, atGridEdge2) {
  const lines2 = rivers2.map((segments) => chain(withReunions(segments, atGridEdge2)));
  const meetings = new Confluences(lines2.flat());
  const kind = (point) => meetings.has(point) ? "joins" : atGridEdge2(point) ? "leaves" : "spring";
  function finish(line) {
    const curve = roundCorners(line);
    const [first, second] = curve;
    const [before, last] = curve.slice(-2);
    const [start, end] = [kind(first), kind(last)];
    const middle = [meetings.place(first), ...curve.slice(1, -1), meetings.place(last)];
    const head = start === "leaves" ? [wayOut(second, first)] : [];
    const tail = end === "leaves" ? [wayOut(before, last)] : [];
    return { line: [...head, ...middle, ...tail], start, end };
  }
  return lines2.map((own) => own.map(finish));
}

// geometry/polyline.ts
function densify(line, step) {
  const points = line.slice(0, 1);
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1];
    const to = line[i];
    const parts = Math.max(1, Math.ceil(distance(from, to) / step));
    for (let k = 1; k <= parts; k++) points.push(between(from, to, k / parts));
  }
  return points;
}
function lengthOf(line) {
  return line.slice(1).reduce((sum, point, i) => sum + distance(line[i], point), 0);
}
function runsWhere(line, keep) {
  const runs = [[]];
  for (const point of line) {
    if (keep(point)) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

// battle-for-galicia/brooks.ts
var APART = 34;
var SHORTEST = 90;
function brooksOf(real, rivers2) {
  return real.flatMap(({ name, course }) => {
    const index = DATA.map.rivers.findIndex(({ id }) => id === name);
    const own = (rivers2[index]?.courses ?? []).flatMap(({ line }) => densify(line, 10));
    const apart = (point) => own.every((other) => distance(point, other) > APART);
    const points = densify(course, 8);
    const ends = /* @__PURE__ */ new Set([points[0], points.at(-1)]);
    const goesOn = (run) => own.length === 0 || ends.has(run[0]) || ends.has(run.at(-1));
    return runsWhere(points, apart).filter((run) => goesOn(run) && lengthOf(run) > SHORTEST).map((run) => throughPoints(run, 2));
  });
}

// geometry/projection.ts
function affineProjection(reference, grid) {
  const { lat0, lon0, kmPerDegLat, kmPerDegLon } = reference;
  const [xu, xv, x0] = reference.x;
  const [yu, yv, y0] = reference.y;
  const determinant = xu * yv - xv * yu;
  return {
    forward(longitude, latitude) {
      const x = (longitude - lon0) * kmPerDegLon - x0;
      const y = (latitude - lat0) * kmPerDegLat - y0;
      const u = (yv * x - xv * y) / determinant;
      const v = (xu * y - yu * x) / determinant;
      return [(u + grid.left) * grid.unit, (grid.top - v) * grid.unit];
    },
    inverse([px, py]) {
      const u = px / grid.unit - grid.left;
      const v = grid.top - py / grid.unit;
      return [lon0 + (xu * u + xv * v + x0) / kmPerDegLon, lat0 + (yu * u + yv * v + y0) / kmPerDegLat];
    }
  };
}

// battle-for-galicia/frame.ts
var HEX = 72;
var LEFT = 27.2;
var TOP = 17.35;
var WIDTH = 1940;
var HEIGHT = 1336;
var GROUND = { left: 0, top: 0, right: WIDTH, bottom: 1254 };
var frame = {
  width: HEX,
  centre(id) {
    const [row = 0, column = 0] = id.split(".").map(Number);
    const shift = row % 2 === 0 ? 0.5 : 0;
    return [(LEFT - column - shift) * HEX, (TOP - row * Math.sqrt(3) / 2) * HEX];
  }
};
var projection = affineProjection(DATA.map.geometry.georeference, {
  unit: HEX,
  left: LEFT,
  top: TOP
});
var HEIGHTS = {
  box: { left: -120, top: -120, right: WIDTH + 120, bottom: 1380 },
  step: 8
};

// battle-for-galicia/features.ts
var { map, victory } = DATA;
var FAR = 4e3;
var RIVER_WIDTHS = {
  Vistula: 7,
  San: 5.4,
  Bug: 5,
  Dniester: 5,
  Wieprz: 4.4,
  Styr: 4.2,
  Wislok: 3.8,
  Wisloka: 3.8,
  Tanew: 3.6
};
var SMALL_RIVER = 3.4;
var outlines = (wanted) => map.hexes.filter(wanted).map(({ id }) => hexOutline(frame, id));
function atGridEdge() {
  const shared = /* @__PURE__ */ new Map();
  for (const key of spaces().flat().map(nodeKey)) shared.set(key, (shared.get(key) ?? 0) + 1);
  return (corner) => (shared.get(nodeKey(corner)) ?? 0) < 3;
}
function rivers() {
  const sides2 = map.rivers.map(
    ({ id }) => map.hexsides.filter(({ kind, name }) => kind === "river" && name === id)
  );
  const segments = sides2.map((own) => own.map(({ a, b }) => hexside(frame, a, b)));
  const lines2 = courses(segments, atGridEdge());
  return map.rivers.map(({ id }, i) => ({
    width: RIVER_WIDTHS[id] ?? SMALL_RIVER,
    courses: lines2[i]
  }));
}
function bridges() {
  return map.hexsides.filter(({ bridge }) => bridge).map(({ a, b }) => {
    const [from, to] = hexside(frame, a, b);
    return { at: midpoint(from, to), along: bearing(from, to) };
  });
}
var ridges = () => chain(map.hexsides.filter(({ kind }) => kind === "ridge").map(({ a, b }) => hexside(frame, a, b)));
function railways() {
  const stretches2 = /* @__PURE__ */ new Map();
  for (const { hexes } of map.rails)
    hexes.slice(1).forEach((to, i) => {
      const from = hexes[i];
      stretches2.set([from, to].sort().join(" "), [frame.centre(from), frame.centre(to)]);
    });
  const towns2 = new Set(map.hexes.filter(({ town }) => town).map(({ id }) => nodeKey(frame.centre(id))));
  return chain([...stretches2.values()]).map(
    (line) => fillet(line, (corner) => towns2.has(nodeKey(corner)) ? 0 : HEX / 4)
  );
}
var frontier = () => fillet(
  map.frontier.map(([latitude, longitude]) => projection.forward(longitude, latitude)),
  () => HEX / 8
);
function countries(line) {
  const first = line[0];
  const last = line.at(-1);
  const beyond = (y) => [
    [FAR, last[1]],
    [FAR, y],
    [-FAR, y],
    [-FAR, first[1]]
  ];
  return [
    { nation: "austria-hungary", outline: [...line, ...beyond(FAR)] },
    { nation: "russia", outline: [...line, ...beyond(-FAR)] }
  ];
}
function rankOf({ id, fortress: fortress2 }) {
  if (fortress2) return "fortress";
  return victory.towns.some(({ hex }) => hex === id) ? "victory-town" : "town";
}
var towns = () => map.hexes.filter(({ town }) => town).map((hex) => ({ at: frame.centre(hex.id), rank: rankOf(hex) }));
var NATIONS = { AH: "austria-hungary", RU: "russia" };
var FRIENDLY_EDGES = { AH: ["bottom", "left"], RU: ["right", "top", "left"] };
var OUTWARDS = { right: 0, bottom: Math.PI / 2, left: Math.PI, top: -Math.PI / 2 };
var BESIDE = 7.5;
function source(hex, side) {
  const edge = FRIENDLY_EDGES[side].find((name) => hex.edges?.includes(name)) ?? "top";
  const out = OUTWARDS[edge];
  const reach = edge === "left" || edge === "right" ? HEX / 2 : hexRadius(HEX);
  return {
    nation: NATIONS[side],
    at: offset(frame.centre(hex.id), reach + BESIDE, out),
    towards: out + Math.PI
  };
}
var sources = () => map.hexes.flatMap((hex) => (hex.supply ?? []).map((side) => source(hex, side)));
var spaces = () => outlines(() => true);
function features(real) {
  const line = frontier();
  const water = rivers();
  return {
    woods: outlines(({ terrain }) => terrain === "forest"),
    marshes: outlines(({ terrain }) => terrain === "marsh"),
    closed: outlines(({ barred }) => barred === true),
    rivers: water,
    brooks: brooksOf(real, water),
    bridges: bridges(),
    ridges: ridges(),
    railways: railways(),
    frontier: line,
    countries: countries(line),
    towns: towns(),
    sources: sources()
  };
}

// labels/extent.ts
var SETTINGS = {
  en: {
    town: { size: 11.5, letter: 6.1 },
    "victory-town": { size: 15, letter: 8.1 },
    fortress: { size: 15, letter: 8.1 },
    river: { size: 12.5, letter: 7.6 },
    region: { size: 17, letter: 15 },
    country: { size: 20, letter: 19 },
    border: { size: 11, letter: 7 }
  },
  ja: {
    town: { size: 10, letter: 10 },
    "victory-town": { size: 15, letter: 15 },
    fortress: { size: 15, letter: 15 },
    river: { size: 12, letter: 13 },
    region: { size: 17, letter: 24 },
    country: { size: 20, letter: 30 },
    border: { size: 11, letter: 12 }
  }
};
var TAG = 32;
var AIR = 2.5;
function textWidth({ kind, text: text2, tag }, language) {
  return text2[language].length * SETTINGS[language][kind].letter + (tag === void 0 ? 0 : TAG);
}
var LANGUAGES = ["en", "ja"];
var widest = (label) => Math.max(...LANGUAGES.map((language) => textWidth(label, language)));
function coverOf(label) {
  const { size } = SETTINGS.en[label.kind];
  const width = widest(label);
  const angle = (label.angle ?? 0) * Math.PI / 180;
  const parts = angle === 0 ? 1 : Math.ceil(width / size);
  return Array.from({ length: parts }, (_, i) => {
    const along = ((i + 0.5) / parts - 0.5) * width;
    const half = width / parts / 2;
    const x = label.x + along * Math.cos(angle);
    const y = label.y - size * 0.35 + along * Math.sin(angle);
    const tall = size * 0.5 + AIR;
    return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
  });
}
function overlap(a, b) {
  let sum = 0;
  for (const one of a)
    for (const other of b) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width > 0 && height > 0) sum += width * height;
    }
  return sum;
}

// labels/along.ts
var STEP = 6;
var DISTANCE = 14;
var STEEPNESS = 70;
var BELOW = 6;
var QUARTER = Math.PI / 2;
var round = (value) => Math.round(value * 10) / 10;
function drops(stretch, [mx, my], angle) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return stretch.map(([x, y]) => (y - my) * cos - (x - mx) * sin);
}
var upright = (angle) => angle > QUARTER ? angle - Math.PI : angle <= -QUARTER ? angle + Math.PI : angle;
function beside(stretch, name, side) {
  const [first, last] = [stretch[0], stretch.at(-1)];
  const angle = upright(bearing(first, last));
  const middle = midpoint(first, last);
  const away = Math.max(...drops(stretch, middle, angle).map((drop) => drop * side)) + name.gap;
  const centre = offset(middle, away, angle + QUARTER * side);
  const [x, y] = offset(centre, 4, angle + QUARTER);
  const label = {
    kind: name.kind,
    x: round(x),
    y: round(y),
    angle: round(angle * 180 / Math.PI),
    text: name.text
  };
  const steep = Math.abs(angle) * STEEPNESS;
  return { label, strain: away * DISTANCE + steep + (side === 1 ? BELOW : 0) };
}
function alongLine(line, name, allowed) {
  const points = densify(line, STEP).filter(allowed);
  const probe = { kind: name.kind, x: 0, y: 0, text: name.text };
  const count2 = Math.min(points.length, Math.ceil(widest(probe) / STEP));
  const starts = Array.from({ length: Math.max(0, points.length - count2 + 1) }, (_, i) => i);
  return starts.flatMap((start) => {
    const stretch = points.slice(start, start + count2);
    return stretch.length < 2 ? [] : [beside(stretch, name, -1), beside(stretch, name, 1)];
  });
}

// labels/place.ts
var OVERLAP = 10;
function placeLabels(wanted, occupied) {
  const taken = [...occupied];
  return wanted.flatMap((candidates) => {
    const costs = candidates.map(({ label, strain }) => strain + OVERLAP * overlap(coverOf(label), taken));
    const best = candidates[costs.indexOf(Math.min(...costs))];
    if (!best) return [];
    taken.push(...coverOf(best.label));
    return [best.label];
  });
}

// battle-for-galicia/regions.ts
var REGION_LABELS = [
  { kind: "country", x: 1096, y: 226, text: { en: "Russia", ja: "\u30ED\u30B7\u30A2" } },
  { kind: "country", x: 940, y: 944, text: { en: "Austria-Hungary", ja: "\u30AA\u30FC\u30B9\u30C8\u30EA\u30A2\uFF0D\u30CF\u30F3\u30AC\u30EA\u30FC" } },
  { kind: "region", x: 384, y: 322, text: { en: "Russian Poland", ja: "\u30ED\u30B7\u30A2\u9818\u30DD\u30FC\u30E9\u30F3\u30C9" } },
  { kind: "region", x: 1206, y: 566, text: { en: "Galicia", ja: "\u30AC\u30EA\u30B7\u30A2" } },
  { kind: "region", x: 1668, y: 134, text: { en: "Volhynia", ja: "\u30F4\u30A9\u30EB\u30A3\u30CB" } },
  { kind: "region", x: 830, y: 1132, text: { en: "Carpathians", ja: "\u30AB\u30EB\u30D1\u30C6\u30A3\u30A2" } }
];

// battle-for-galicia/labels.ts
var { map: map2, victory: victory2 } = DATA;
var UNDER_COUNTER = 36;
var TOWN_SHIFTS = [0, -6, 6, -12, 12, -18, 18, -24, 24];
var LONG = 620;
var WATER_GAP = 7;
var RIM = 26;
var round2 = (value) => Math.round(value * 10) / 10;
function townKind({ id, fortress: fortress2 }) {
  if (fortress2) return "fortress";
  return victory2.towns.some(({ hex }) => hex === id) ? "victory-town" : "town";
}
function townCandidates(hex) {
  const { town } = hex;
  if (!town) return [];
  const [x, y] = frame.centre(hex.id);
  const worth = victory2.towns.find((entry) => entry.hex === hex.id);
  return TOWN_SHIFTS.map((shift) => ({
    label: {
      kind: townKind(hex),
      x: round2(x + shift),
      y: round2(y + UNDER_COUNTER),
      text: { en: town.en, ja: town.ja },
      ...worth ? { tag: `${worth.capture}/${worth.occupy}` } : {}
    },
    strain: Math.abs(shift)
  }));
}
var bridgeMarks = ({ bridges: bridges2 }) => bridges2.map(({ at: [x, y] }) => ({ left: x - 7, right: x + 7, top: y - 6, bottom: y + 6 }));
function townLabels(features2) {
  const ranks = ["fortress", "victory-town", "town"];
  const hexes = map2.hexes.filter(({ town }) => town);
  const ranked = [...hexes].sort((a, b) => ranks.indexOf(townKind(a)) - ranks.indexOf(townKind(b)));
  return placeLabels(ranked.map(townCandidates), bridgeMarks(features2));
}
var onMap = (point) => inside({ left: RIM, top: RIM, right: GROUND.right - RIM, bottom: GROUND.bottom - RIM }, point);
var townMarks = () => map2.hexes.filter(({ town }) => town).map(({ id }) => {
  const [x, y] = frame.centre(id);
  return { left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 };
});
function stretchesToName(line) {
  if (lengthOf(line) < LONG) return [line];
  const half = Math.floor(line.length / 2);
  return [line.slice(0, half), line.slice(half)];
}
function lineNames({ rivers: rivers2, frontier: frontier2 }) {
  const water = map2.rivers.flatMap(({ en, ja }, i) => {
    const lines2 = (rivers2[i]?.courses ?? []).map(({ line }) => line);
    const longest = lines2.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
    const name = { kind: "river", text: { en, ja }, gap: (rivers2[i]?.width ?? 0) / 2 + WATER_GAP };
    return stretchesToName(longest).map((line) => alongLine(line, name, onMap));
  });
  const border = {
    kind: "border",
    text: { en: "Frontier of 1914", ja: "1914\u5E74\u306E\u56FD\u5883" },
    gap: 18
  };
  return [...water, alongLine(frontier2, border, onMap)];
}
function labels(features2) {
  const towns2 = townLabels(features2);
  const occupied = [...towns2, ...REGION_LABELS].flatMap(coverOf);
  return [
    ...REGION_LABELS,
    ...placeLabels(lineNames(features2), [...occupied, ...townMarks(), ...bridgeMarks(features2)]),
    ...towns2
  ];
}

// battle-for-galicia/describe.ts
function describeGalicia(real) {
  const { geometry } = DATA.map;
  const drawn = features(real);
  return {
    id: "battle-for-galicia",
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    projection,
    relief: {
      ramp: [115, 185, 235, 285, 370, 520, 820],
      exaggeration: 26,
      hills: [235, 320],
      mountains: [340, 560]
    },
    spaces: spaces(),
    features: drawn,
    labels: labels(drawn),
    legend: {
      title: { en: "Battle for Galicia 1914", ja: "\u30AC\u30EA\u30B7\u30A2\u306E\u6226\u3044 1914" },
      subtitle: { en: "23 August to 15 September", ja: "8\u670823\u65E5\uFF5E9\u670815\u65E5" },
      cartouche: { x: 40, y: GROUND.bottom + 16 },
      credits: [
        "Relief and rivers: made with Natural Earth; heights from SRTM and Natural Earth as distributed by KDE Marble (public domain)"
      ],
      // rows of hexes rise towards a point east of north: north lies to the left of the top
      north: -geometry.rotationDegrees,
      kilometresPerUnit: geometry.kilometresPerHex / HEX
    },
    card: { centre: frame.centre("12.15"), scale: 1 }
  };
}

// atlas.ts
var ATLAS = {
  "battle-for-galicia": { source: { heights: HEIGHTS, projection }, describe: describeGalicia }
};

// output/folders.ts
import { join } from "node:path";
function foldersOf(id, root) {
  const client = join(root, "..", "packages", "client");
  return { tiles: join(client, "public", "maps", id), sheet: join(client, "games", id, "map", "sheet.json") };
}

// output/pictures.ts
import sharp from "sharp";

// palette.ts
var light = {
  ramp: ["#d9dcb9", "#dfdeba", "#e8e0bb", "#ecdcb0", "#dfc08a", "#bf945c", "#94693f"],
  shadow: { colour: "#5b4527", strength: 0.62 },
  shine: { colour: "#fffbe6", strength: 0.6 },
  grain: 3.2,
  paper: "#f4ecd8",
  veil: 0.42,
  nations: {
    "austria-hungary": { tint: "#f0cf8e", share: 0.34 },
    russia: { tint: "#b9cda0", share: 0.34 }
  },
  frontier: "#8a3a2c",
  meadow: { colour: "#c9d2a4", share: 0.36 },
  wood: { ground: "#a9c191", share: 0.74, tree: "#6d8f5c", lit: "#90ae78", dark: "#48663f" },
  marsh: { ground: "#b4ccc6", share: 0.72, water: "#4b87a8", reed: "#56703f" },
  closed: "#c0392b",
  river: { edge: "#2a5f84", water: "#3f7fa6", shine: "#8dbbd2" },
  brook: "#6d9bb0",
  ridge: "#7a5530",
  rail: { line: "#2b261e", gap: "#f3ecd8" },
  grid: { colour: "#3c301c", opacity: 0.24 },
  town: { fill: "#fbf7ea", line: "#2b261e", victory: "#98281f" },
  frame: "#2c241a",
  supply: {
    "austria-hungary": ["#17130d", "#ffc72e"],
    russia: ["#ffffff", "#2c5aa0", "#c0392b"]
  },
  supplyEdge: { "austria-hungary": "#8fb3d6", russia: "#8f5f33" }
};
var dark = {
  ramp: ["#2d322b", "#31342b", "#37362b", "#3d392c", "#4a402f", "#5a4a36", "#6b573f"],
  shadow: { colour: "#0d0b08", strength: 0.72 },
  shine: { colour: "#b7a37c", strength: 0.3 },
  grain: 2.2,
  paper: "#1e1b17",
  veil: 0.5,
  nations: {
    "austria-hungary": { tint: "#8a6a2a", share: 0.17 },
    russia: { tint: "#4f6b3a", share: 0.16 }
  },
  frontier: "#c98a6f",
  meadow: { colour: "#33402c", share: 0.36 },
  wood: { ground: "#3c5238", share: 0.74, tree: "#4d6a47", lit: "#688659", dark: "#24351f" },
  marsh: { ground: "#2c4248", share: 0.7, water: "#5e93ad", reed: "#82985f" },
  closed: "#d9574a",
  river: { edge: "#20343f", water: "#4f86a6", shine: "#7fb0c9" },
  brook: "#41606f",
  ridge: "#9b7b52",
  rail: { line: "#cdbf9f", gap: "#2a2821" },
  grid: { colour: "#f0e4c8", opacity: 0.16 },
  town: { fill: "#e9dfc8", line: "#17130d", victory: "#e07a6a" },
  frame: "#8f8267",
  supply: {
    "austria-hungary": ["#0f0d09", "#e0b43a"],
    russia: ["#e9e4da", "#3f6fb5", "#c04a3c"]
  },
  supplyEdge: { "austria-hungary": "#8fb3d6", russia: "#a8723f" }
};
var PALETTES = { light, dark };
var THEMES = ["light", "dark"];
var rgb = (colour) => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16)
];

// output/pictures.ts
var CARD = { width: 560, height: 500 };
var OVERVIEW = { width: 480, scale: 0.5 };
var WEBP = { quality: 84, effort: 5, smartSubsample: true };
function cardWindow({ map: map3 }) {
  const { centre, scale } = map3.card;
  return {
    ...CARD,
    scale,
    left: Math.round(centre[0] * scale - CARD.width / 2),
    top: Math.round(centre[1] * scale - CARD.height / 2)
  };
}
var overviewWindow = ({ map: map3 }) => ({
  scale: OVERVIEW.scale,
  left: 0,
  top: 0,
  width: Math.floor(map3.width * OVERVIEW.scale),
  height: Math.floor(map3.ground.bottom * OVERVIEW.scale)
});
async function picture(press, name, window, width) {
  const prints = await press.print(window);
  const raw = { width: window.width, height: window.height, channels: 3 };
  return Promise.all(
    THEMES.map(async (theme) => ({
      path: `${name}-${theme}.webp`,
      bytes: await sharp(prints[theme], { raw }).resize({ width }).webp(WEBP).toBuffer()
    }))
  );
}
async function printPictures(press) {
  return [
    ...await picture(press, "card", cardWindow(press), CARD.width),
    ...await picture(press, "overview", overviewWindow(press), OVERVIEW.width)
  ];
}

// output/press.ts
import { readFileSync } from "node:fs";
import { join as join2 } from "node:path";
import sharp3 from "sharp";

// layers/svg.ts
var num = (value) => String(Math.round(value * 100) / 100);
var at = ([x, y]) => `${num(x)} ${num(y)}`;
var path = (line) => `M${line.map(at).join("L")}`;
var closedPath = (outline) => `${path(outline)}Z`;
function text(attributes) {
  return Object.entries(attributes).map(([name, value]) => ` ${name}="${typeof value === "number" ? num(value) : value}"`).join("");
}
function element(name, attributes, content = "") {
  return content === "" ? `<${name}${text(attributes)}/>` : `<${name}${text(attributes)}>${content}</${name}>`;
}
function stroke(line, colour, width, more = {}) {
  const svg = element("path", {
    d: path(line),
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more
  });
  return { box: boxOf(line, width), svg };
}
function stamp([x, y], reach, content, turn = 0) {
  const rotate = turn === 0 ? "" : ` rotate(${num(turn * 180 / Math.PI)})`;
  return {
    box: { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach },
    svg: element("g", { transform: `translate(${num(x)} ${num(y)})${rotate}` }, content)
  };
}

// layers/bridges.ts
var RAILINGS = "M-7.6 -7L-4.6 -4.2V4.2L-7.6 7M7.6 -7L4.6 -4.2V4.2L7.6 7";
var drawBridges = ({ map: map3, palette }) => {
  const pen = (colour, width) => element("path", {
    d: RAILINGS,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-linecap": "round"
  });
  const drawing2 = pen(palette.rail.gap, 4) + pen(palette.rail.line, 1.9);
  return [{ pieces: map3.features.bridges.map(({ at: at2, along }) => stamp(at2, 12, drawing2, along)) }];
};

// layers/frame.ts
function rectangle({ left, top, right, bottom }, inset, colour, width) {
  const svg = element("rect", {
    x: left + inset,
    y: top + inset,
    width: right - left - 2 * inset,
    height: bottom - top - 2 * inset,
    fill: "none",
    stroke: colour,
    "stroke-width": width
  });
  return { box: { left, top, right, bottom }, svg };
}
var drawFrame = ({ map: map3, palette }) => {
  const sheet = { left: 0, top: 0, right: map3.width, bottom: map3.height };
  return [
    {
      pieces: [
        rectangle(map3.ground, 4.4, palette.frame, 0.9),
        rectangle({ ...map3.ground, top: map3.ground.bottom - 6, bottom: map3.height }, 4.4, palette.frame, 0.9),
        rectangle(sheet, 1.2, palette.frame, 2.4)
      ],
      overFrame: true
    }
  ];
};

// layers/frontier.ts
var drawFrontier = ({ map: map3, palette }) => {
  const { frontier: frontier2 } = map3.features;
  return [
    { pieces: [stroke(frontier2, palette.frontier, 16)], attributes: { opacity: 0.17 } },
    {
      pieces: [
        stroke(frontier2, palette.frontier, 2, { "stroke-dasharray": "11 4 2 4", "stroke-linecap": "butt" })
      ],
      attributes: { opacity: 0.88 }
    }
  ];
};

// layers/grid.ts
var sidesOf = (outline) => outline.map((corner, i) => [corner, outline[(i + 1) % outline.length]]);
function sides(spaces2) {
  const unique = /* @__PURE__ */ new Map();
  for (const side of spaces2.flatMap(sidesOf)) unique.set(nodeKey(midpoint(...side)), side);
  return [...unique.values()];
}
var drawGrid = ({ map: map3, palette }) => [
  {
    pieces: sides(map3.spaces).map((side) => stroke(side, palette.grid.colour, 1)),
    attributes: { opacity: palette.grid.opacity }
  }
];

// raster/noise.ts
function hash(x, y, seed) {
  let h = Math.imul(x | 0, 668265261) ^ Math.imul(y | 0, 374761393) ^ Math.imul(seed | 0, 2654435761);
  h = Math.imul(h ^ h >>> 15, 2246822507);
  h = Math.imul(h ^ h >>> 13, 3266489909);
  return ((h ^ h >>> 16) >>> 0) / 4294967296;
}
var DIRECTIONS = 64;
var cosines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.cos(i * 2 * Math.PI / DIRECTIONS));
var sines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.sin(i * 2 * Math.PI / DIRECTIONS));
function slope(ix, iy, dx, dy, seed) {
  const turn = Math.floor(hash(ix, iy, seed) * DIRECTIONS);
  return cosines[turn] * dx + sines[turn] * dy;
}
var fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);
function noise(x, y, seed) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const dx = x - ix;
  const dy = y - iy;
  const u = fade(dx);
  const top = slope(ix, iy, dx, dy, seed) * (1 - u) + slope(ix + 1, iy, dx - 1, dy, seed) * u;
  const low = slope(ix, iy + 1, dx, dy - 1, seed) * (1 - u) + slope(ix + 1, iy + 1, dx - 1, dy - 1, seed) * u;
  return 1.45 * (top + (low - top) * fade(dy));
}
function fractal(x, y, wavelength, finest, seed) {
  let sum = 0;
  let strength = 1;
  for (let length = wavelength; length >= finest; length /= 2, strength /= 2)
    sum += strength * noise(x / length, y / length, seed + Math.round(length * 8));
  return sum;
}

// layers/scatter.ts
var around = (areas) => boxOf(areas.flat());
function spotIn(column, row, cell, seed) {
  const chance = (more) => hash(column, row, seed + more);
  const jitter = (more) => 0.5 + 0.82 * (chance(more) - 0.5);
  const shift = row % 2 === 0 ? 0 : 0.5;
  return { at: [(column + shift + jitter(1)) * cell[0], (row + jitter(2)) * cell[1]], chance };
}
function scatter(areas, cell, seed, keep) {
  if (areas.length === 0) return [];
  const box = around(areas);
  const spots = [];
  for (let row = Math.floor(box.top / cell[1]) - 1; row <= box.bottom / cell[1]; row++)
    for (let column = Math.floor(box.left / cell[0]) - 1; column <= box.right / cell[0]; column++) {
      const spot = spotIn(column, row, cell, seed);
      if (keep(spot)) spots.push(spot);
    }
  return spots.sort((a, b) => a.at[1] - b.at[1]);
}

// layers/marshes.ts
var POOLS = [13, 5.6];
var REEDS = [15, 12];
function pool({ at: at2, chance }, { water }) {
  const half = num(2.8 + 3.4 * chance(3));
  const pen = { stroke: water, "stroke-width": 1.35, "stroke-linecap": "round" };
  return stamp(at2, 8, element("path", { d: `M-${half} 0H${half}`, ...pen }));
}
function reed({ at: at2, chance }, { reed: colour }) {
  const tall = num(4.6 + 1.6 * chance(3));
  const pen = { fill: "none", stroke: colour, "stroke-width": 1.05, "stroke-linecap": "round" };
  const blades = `M0 1V-${tall}M-.8 1Q-1.2 -2 -2.9 -3.4M.8 1Q1.2 -2 2.9 -3.4`;
  return stamp(at2, 8, element("path", { d: blades, ...pen }));
}
var drawMarshes = ({ map: map3, ground, palette }) => {
  const deep = (least) => (spot) => ground.marshes.linear(spot.at[0], spot.at[1]) > least;
  const pools = scatter(map3.features.marshes, POOLS, 81, deep(5));
  const reeds = scatter(map3.features.marshes, REEDS, 82, (spot) => deep(6)(spot) && spot.chance(4) > 0.3);
  return [
    { pieces: pools.map((spot) => pool(spot, palette.marsh)), attributes: { opacity: 0.85 } },
    { pieces: reeds.map((spot) => reed(spot, palette.marsh)) }
  ];
};

// layers/railways.ts
var drawRailways = ({ map: map3, palette }) => {
  const { line, gap } = palette.rail;
  const each = (colour, width, more = {}) => map3.features.railways.map(
    (course) => stroke(course, colour, width, { "stroke-linecap": "butt", ...more })
  );
  return [
    { pieces: each(gap, 5), attributes: { opacity: 0.35 } },
    { pieces: each(line, 3.2), attributes: { opacity: 0.92 } },
    { pieces: each(gap, 1.5, { "stroke-dasharray": "6 6" }) }
  ];
};

// layers/ridges.ts
var SPACING = 2.9;
var SHORTEST2 = 6;
var LONGEST = 12.5;
var QUARTER2 = Math.PI / 2;
function hachure([x, y], along, side, length) {
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  const [ox, oy] = [Math.cos(along + QUARTER2) * side, Math.sin(along + QUARTER2) * side];
  const near = [x + ox * 1.5, y + oy * 1.5];
  const corner = (share) => [near[0] + cos * share, near[1] + sin * share];
  const tip = [x + ox * length, y + oy * length];
  return `M${at(corner(-0.95))}L${at(corner(0.95))}L${at(tip)}Z`;
}
function hachures(crest, seed) {
  const points = densify(crest, SPACING);
  return points.map((point, i) => {
    const along = bearing(points[i - 1] ?? point, points[i + 1] ?? point);
    const length = (side) => SHORTEST2 + (LONGEST - SHORTEST2) * hash(i, side, seed);
    return hachure(point, along, 1, length(1)) + hachure(point, along, -1, length(2));
  }).join("");
}
function ridge(line, index, colour) {
  const crest = roundCorners(line);
  const wedges = element("path", { d: hachures(crest, 91 + index), fill: colour });
  return [{ box: boxOf(line, LONGEST + 2), svg: wedges }, stroke(crest, colour, 0.9)];
}
var drawRidges = ({ map: map3, palette }) => [
  {
    pieces: map3.features.ridges.flatMap((line, i) => ridge(line, i, palette.ridge)),
    attributes: { opacity: 0.88 }
  }
];

// layers/rivers.ts
var CASE = 1.4;
var BANK = 6;
var GROWTH = 46;
var YOUNG = 0.4;
var STRIDE = 4;
function stretches({ line, start, end }) {
  if (end === "spring" && start !== "spring")
    return stretches({ line: [...line].reverse(), start: end, end: start });
  if (start !== "spring") return [{ line, share: 1 }];
  const points = densify(line, STRIDE);
  const young = [];
  let way = 0;
  let i = 0;
  for (; i < points.length - 1 && way < GROWTH; i++) {
    const pair = points.slice(i, i + 2);
    young.push({ line: pair, share: YOUNG + (1 - YOUNG) * (way / GROWTH) });
    way += distance(...pair);
  }
  return i < points.length - 1 ? [...young, { line: points.slice(i), share: 1 }] : young;
}
function drawPass(rivers2, pass) {
  return rivers2.filter(({ width }) => width >= pass.from).flatMap(
    ({ width, courses: courses2 }) => courses2.flatMap(stretches).map(({ line, share }) => stroke(line, pass.colour, pass.width(width, share)))
  );
}
var drawRivers = ({ map: map3, palette }) => {
  const { edge, water, shine } = palette.river;
  const passes = [
    { colour: water, opacity: 0.14, width: (width, share) => (width + BANK) * share, from: 0 },
    { colour: edge, opacity: 1, width: (width, share) => width * share, from: 0 },
    { colour: water, opacity: 1, width: (width, share) => (width - CASE) * share, from: 0 },
    { colour: shine, opacity: 0.55, width: (width, share) => width * share * 0.18, from: 4 }
  ];
  return passes.map((pass) => ({
    pieces: drawPass(map3.features.rivers, pass),
    attributes: { opacity: pass.opacity }
  }));
};
var drawBrooks = ({ map: map3, palette }) => [
  {
    pieces: map3.features.brooks.map((line) => stroke(line, palette.brook, 1.2)),
    attributes: { opacity: 0.8 }
  }
];

// layers/sources.ts
var ARROW = "M-6.5 -5H.5V-7.2L7 0L.5 7.2V5H-6.5Z";
var HEIGHT2 = 10;
var LENGTH = 8;
function arrow({ nation }, palette) {
  const stripes = palette.supply[nation];
  const tall = HEIGHT2 / stripes.length;
  const flag = stripes.map(
    (fill2, i) => element("rect", { x: -6.5, y: num(-HEIGHT2 / 2 + i * tall), width: LENGTH, height: num(tall), fill: fill2 })
  );
  const outline = { d: ARROW, "stroke-linejoin": "round" };
  return element("path", {
    ...outline,
    fill: palette.supplyEdge[nation],
    stroke: palette.paper,
    "stroke-width": 3.2
  }) + flag.join("") + element("path", { ...outline, fill: "none", stroke: palette.town.line, "stroke-width": 1 });
}
var drawSources = ({ map: map3, palette }) => {
  const draw = (source2) => stamp(source2.at, 11, arrow(source2, palette), source2.towards);
  return [{ pieces: map3.features.sources.map(draw), overFrame: true }];
};

// layers/towns.ts
var BASTIONS = 6;
var FORTS = 8;
var DEGREE = Math.PI / 180;
var CENTRE = [0, 0];
function dot({ fill: fill2, line }) {
  return element("circle", { r: 4.3, fill: fill2, stroke: line, "stroke-width": 1.7 });
}
function victoryRing({ fill: fill2, victory: victory3 }) {
  return element("circle", { r: 10.2, fill: fill2, "fill-opacity": 0.75 }) + element("circle", { r: 8.2, fill: fill2, stroke: victory3, "stroke-width": 2.5 }) + element("circle", { r: 3.7, fill: victory3 });
}
function bastion(index) {
  const middle = index * 360 / BASTIONS - 90;
  const corners = [
    [-17, 9],
    [-21, 12.6],
    [0, 18],
    [21, 12.6],
    [17, 9]
  ];
  return corners.map(([turn, radius]) => offset(CENTRE, radius, (middle + turn) * DEGREE));
}
function fort(index) {
  const middle = (index + 0.5) * 360 / FORTS;
  const corner = (turn, radius) => offset(CENTRE, radius, (middle + turn) * DEGREE);
  return closedPath([
    corner(-9, 27),
    corner(-8, 30.4),
    corner(0, 33),
    corner(8, 30.4),
    corner(9, 27),
    corner(0, 28.6)
  ]);
}
var count = (length) => Array.from({ length }, (_, i) => i);
function fortress({ fill: fill2, victory: victory3, line }) {
  const star = closedPath(count(BASTIONS).flatMap(bastion));
  const ring = count(FORTS).map(fort).join("");
  return element("path", {
    d: ring,
    fill: victory3,
    stroke: fill2,
    "stroke-width": 1.1,
    "stroke-linejoin": "round"
  }) + element("path", {
    d: star,
    fill: "none",
    stroke: fill2,
    "stroke-width": 5,
    "stroke-linejoin": "round",
    "stroke-opacity": 0.8
  }) + element("path", {
    d: star,
    fill: victory3,
    stroke: line,
    "stroke-width": 1.1,
    "stroke-linejoin": "round"
  }) + element("circle", { r: 4.6, fill: fill2, stroke: line, "stroke-width": 1.2 });
}
var DRAWINGS = {
  town: dot,
  "victory-town": victoryRing,
  fortress
};
var drawTowns = ({ map: map3, palette }) => {
  const draw = ({ at: at2, rank }) => stamp(at2, 36, DRAWINGS[rank](palette.town));
  return [{ pieces: map3.features.towns.map(draw) }];
};

// layers/woods.ts
var CELL = [8, 6.8];
var INSIDE = 2.2;
function broadleaf(size, wood) {
  const s = (share) => num(size * share);
  const crown = `M${s(-1)} ${s(0.2)}Q${s(-1.25)} ${s(-0.6)} ${s(-0.55)} ${s(-0.68)}Q${s(-0.1)} ${s(-1.35)} ${s(0.5)} ${s(-0.75)}Q${s(1.3)} ${s(-0.6)} ${s(1)} ${s(0.2)}Q${s(0.75)} ${s(0.85)} 0 ${s(0.72)}Q${s(-0.8)} ${s(0.85)} ${s(-1)} ${s(0.2)}Z`;
  const light2 = `M${s(-0.8)} ${s(0.05)}Q${s(-0.95)} ${s(-0.45)} ${s(-0.4)} ${s(-0.5)}Q${s(0)} ${s(-1)} ${s(0.35)} ${s(-0.55)}Q${s(-0.1)} ${s(-0.2)} ${s(-0.8)} ${s(0.05)}Z`;
  return element("ellipse", {
    cx: 1.1,
    cy: num(size * 0.62),
    rx: num(size * 1.12),
    ry: num(size * 0.62),
    fill: wood.dark,
    "fill-opacity": 0.42
  }) + element("path", { d: crown, fill: wood.tree, stroke: wood.dark, "stroke-width": 0.4 }) + element("path", { d: light2, fill: wood.lit, "fill-opacity": 0.75 });
}
function conifer(size, wood) {
  const w = num(size * 0.86);
  const top = num(-size * 1.5);
  const low = num(size * 0.8);
  return element("ellipse", {
    cx: 1.2,
    cy: low,
    rx: num(size),
    ry: num(size * 0.4),
    fill: wood.dark,
    "fill-opacity": 0.42
  }) + element("path", {
    d: `M0 ${top}L${w} ${low}L-${w} ${low}Z`,
    fill: wood.tree,
    stroke: wood.dark,
    "stroke-width": 0.45,
    "stroke-linejoin": "round"
  }) + element("path", {
    d: `M0 ${top}L-${w} ${low}L-${num(size * 0.2)} ${low}Z`,
    fill: wood.lit,
    "fill-opacity": 0.8
  });
}
function tree(spot, firs, wood) {
  const size = 2.3 + 1.1 * spot.chance(3);
  const drawing2 = spot.chance(4) < firs ? conifer(size, wood) : broadleaf(size, wood);
  return stamp(spot.at, 7, drawing2);
}
var drawWoods = ({ map: map3, ground, palette }) => {
  const deep = ({ at: at2, chance }) => ground.woods.linear(at2[0], at2[1]) > INSIDE + 2.5 * chance(5);
  const spots = scatter(map3.features.woods, CELL, 71, (spot) => deep(spot) && spot.chance(6) > 0.12);
  const firs = ({ at: at2 }) => 0.2 + 0.55 * Math.min(1, ground.rough.linear(at2[0], at2[1]));
  return [{ pieces: spots.map((spot) => tree(spot, firs(spot), palette.wood)) }];
};

// layers/all.ts
var ORDER = [
  drawBrooks,
  drawMarshes,
  drawWoods,
  drawFrontier,
  drawRidges,
  drawGrid,
  drawRivers,
  drawRailways,
  drawBridges,
  drawTowns,
  drawFrame,
  drawSources
];
var drawAll = (scene) => ORDER.flatMap((draw) => draw(scene));

// layers/layer.ts
var GROUND_CLIP = "ground";
function clipped(content, { left, top, right, bottom }) {
  const area = element("rect", { x: left, y: top, width: right - left, height: bottom - top });
  const clip = element("clipPath", { id: GROUND_CLIP }, area);
  return clip + element("g", { "clip-path": `url(#${GROUND_CLIP})` }, content);
}
function layerSvg({ pieces, attributes }, box) {
  const content = pieces.filter((piece) => meet(piece.box, box)).map(({ svg }) => svg);
  return content.length === 0 ? "" : element("g", attributes ?? {}, content.join(""));
}
var within = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
function drawingSvg(layers, box, ground) {
  const part = (over) => layers.filter(({ overFrame }) => overFrame === true === over).map((layer) => layerSvg(layer, box)).join("");
  return (within(box, ground) ? part(false) : clipped(part(false), ground)) + part(true);
}

// raster/field.ts
var Field = class _Field {
  box;
  step;
  columns;
  rows;
  values;
  constructor(box, step, values) {
    this.box = box;
    this.step = step;
    this.columns = Math.floor((box.right - box.left) / step) + 1;
    this.rows = Math.floor((box.bottom - box.top) / step) + 1;
    this.values = values ?? new Float32Array(this.columns * this.rows);
  }
  static of(box, step, value) {
    return new _Field(box, step).map((_, x, y) => value(x, y));
  }
  /** A field on the same grid. */
  map(change) {
    const made = new _Field(this.box, this.step);
    for (let row = 0, i = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++, i++) {
        const x = this.box.left + column * this.step;
        const y = this.box.top + row * this.step;
        made.values[i] = change(this.values[i], x, y, i);
      }
    return made;
  }
  /** The value of a grid point; beyond the edge that of the nearest. */
  at(column, row) {
    const c = column < 0 ? 0 : column >= this.columns ? this.columns - 1 : column;
    const r = row < 0 ? 0 : row >= this.rows ? this.rows - 1 : row;
    return this.values[r * this.columns + c];
  }
  /** Between grid points in straight lines. */
  linear(x, y) {
    const fx = (x - this.box.left) / this.step;
    const fy = (y - this.box.top) / this.step;
    const c = Math.floor(fx);
    const r = Math.floor(fy);
    const u = fx - c;
    const top = this.at(c, r) * (1 - u) + this.at(c + 1, r) * u;
    const low = this.at(c, r + 1) * (1 - u) + this.at(c + 1, r + 1) * u;
    return top + (low - top) * (fy - r);
  }
  /** Between grid points with continuous curvature (cubic B-spline): shading shows no grid. */
  smooth(x, y) {
    const fx = (x - this.box.left) / this.step;
    const fy = (y - this.box.top) / this.step;
    const c = Math.floor(fx);
    const r = Math.floor(fy);
    return weight(0, fy - r) * this.row(c, r - 1, fx - c) + weight(1, fy - r) * this.row(c, r, fx - c) + weight(2, fy - r) * this.row(c, r + 1, fx - c) + weight(3, fy - r) * this.row(c, r + 2, fx - c);
  }
  row(c, r, t) {
    return weight(0, t) * this.at(c - 1, r) + weight(1, t) * this.at(c, r) + weight(2, t) * this.at(c + 1, r) + weight(3, t) * this.at(c + 2, r);
  }
};
function weight(neighbour, t) {
  if (neighbour === 0) return (1 - t) * (1 - t) * (1 - t) / 6;
  if (neighbour === 1) return (3 * t * t * t - 6 * t * t + 4) / 6;
  if (neighbour === 2) return (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6;
  return t * t * t / 6;
}
var clamp = (value, low = 0, high = 1) => value < low ? low : value > high ? high : value;
function ease(from, to, value) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

// raster/blur.ts
var PASSES = 3;
function mean(from, to, start, stride, count2, reach) {
  const at2 = (i) => from[start + Math.max(0, Math.min(count2 - 1, i)) * stride];
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += at2(i);
  for (let i = 0; i < count2; i++) {
    to[start + i * stride] = sum / (2 * reach + 1);
    sum += at2(i + reach + 1) - at2(i - reach);
  }
}
function blur(field, radius) {
  const { columns, rows, box, step } = field;
  const reach = Math.max(1, Math.round(radius / step));
  let from = Float32Array.from(field.values);
  let to = new Float32Array(from.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let r = 0; r < rows; r++) mean(from, to, r * columns, 1, columns, reach);
    [from, to] = [to, from];
    for (let c = 0; c < columns; c++) mean(from, to, c, columns, rows, reach);
    [from, to] = [to, from];
  }
  return new Field(box, step, from);
}

// raster/distance.ts
var FAR2 = 1e12;
function transform(line, count2) {
  const nearest = new Int32Array(count2);
  const border = new Float64Array(count2 + 1).fill(-Infinity);
  const cut = (q, v) => (line[q] + q * q - (line[v] + v * v)) / (2 * q - 2 * v);
  let k = 0;
  for (let q = 1; q < count2; q++) {
    while (k >= 0 && cut(q, nearest[k]) <= border[k]) k--;
    border[k + 1] = k < 0 ? -Infinity : cut(q, nearest[k]);
    nearest[++k] = q;
  }
  border[k + 1] = Infinity;
  const result = new Float64Array(count2);
  for (let q = 0, i = 0; q < count2; q++) {
    while (border[i + 1] < q) i++;
    const v = nearest[i];
    result[q] = (q - v) * (q - v) + line[v];
  }
  return result;
}
function distances(marked, frame2) {
  const { columns, rows, step } = frame2;
  const squares = Float64Array.from(marked, (mark) => mark ? 0 : FAR2);
  for (let c = 0; c < columns; c++) {
    const line = Float64Array.from({ length: rows }, (_, r) => squares[r * columns + c]);
    transform(line, rows).forEach((value, r) => squares[r * columns + c] = value);
  }
  for (let r = 0; r < rows; r++)
    squares.set(transform(squares.slice(r * columns, (r + 1) * columns), columns), r * columns);
  return frame2.map((_v, _x, _y, i) => Math.sqrt(squares[i]) * step);
}
function distanceToLines(lines2, box, step) {
  const frame2 = new Field(box, step);
  const marked = new Uint8Array(frame2.values.length);
  for (const [x, y] of lines2.flatMap((line) => densify(line, step / 2))) {
    const c = Math.round((x - box.left) / step);
    const r = Math.round((y - box.top) / step);
    if (c >= 0 && r >= 0 && c < frame2.columns && r < frame2.rows) marked[r * frame2.columns + c] = 1;
  }
  return distances(marked, frame2);
}
function crossings(outline, y) {
  const xs = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    if (a[1] > y !== b[1] > y) xs.push(a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]));
  });
  return xs.sort((a, b) => a - b);
}
function fill(marked, frame2, outline) {
  const { box, step, columns, rows } = frame2;
  const ys = outline.map(([, y]) => y);
  const first = Math.max(0, Math.ceil((Math.min(...ys) - box.top) / step));
  const last = Math.min(rows - 1, Math.floor((Math.max(...ys) - box.top) / step));
  for (let r = first; r <= last; r++) {
    const xs = crossings(outline, box.top + r * step);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil((xs[i] - box.left) / step));
      const to = Math.min(columns - 1, Math.floor((xs[i + 1] - box.left) / step));
      if (to >= from) marked.fill(1, r * columns + from, r * columns + to + 1);
    }
  }
}
function depthInside(areas, box, step) {
  const frame2 = new Field(box, step);
  const marked = new Uint8Array(frame2.values.length);
  for (const outline of areas) fill(marked, frame2, outline);
  const out = distances(marked, frame2);
  const deep = distances(
    marked.map((mark) => 1 - mark),
    frame2
  );
  return frame2.map((_v, _x, _y, i) => marked[i] ? deep.values[i] : -out.values[i]);
}

// relief/erosion.ts
var Landscape = class {
  columns;
  rows;
  size;
  heights;
  receivers;
  reach;
  order;
  areas;
  fixed;
  constructor(start, fixed) {
    this.columns = start.columns;
    this.rows = start.rows;
    this.size = start.values.length;
    this.heights = Float64Array.from(start.values);
    this.receivers = new Int32Array(this.size);
    this.reach = new Float64Array(this.size);
    this.order = new Int32Array(this.size);
    this.areas = new Float64Array(this.size);
    this.fixed = fixed;
  }
  /** Each cell drains to its lowest neighbour. */
  findReceivers() {
    for (let r = 1; r < this.rows - 1; r++)
      for (let c = 1; c < this.columns - 1; c++) this.findReceiver(r * this.columns + c);
    for (let i = 0; i < this.size; i++) if (this.fixed[i]) this.receivers[i] = i;
  }
  findReceiver(i) {
    let best = i;
    let steepest = 0;
    let reach = 1;
    for (let dr = -1; dr <= 1; dr++)
      for (let dc = -1; dc <= 1; dc++) {
        const j = i + dr * this.columns + dc;
        const length = dr !== 0 && dc !== 0 ? Math.SQRT2 : 1;
        const fall = (this.heights[i] - this.heights[j]) / length;
        if (fall > steepest) {
          steepest = fall;
          best = j;
          reach = length;
        }
      }
    this.receivers[i] = best;
    this.reach[i] = reach;
  }
  /** Every cell after the cell it drains to. */
  sortDownstreamFirst() {
    const first = new Int32Array(this.size).fill(-1);
    const next = new Int32Array(this.size);
    let count2 = 0;
    for (let i = 0; i < this.size; i++) {
      const to = this.receivers[i];
      if (to === i) this.order[count2++] = i;
      else {
        next[i] = first[to];
        first[to] = i;
      }
    }
    for (let k = 0; k < count2; k++)
      for (let i = first[this.order[k]]; i >= 0; i = next[i])
        this.order[count2++] = i;
  }
  gatherWater() {
    this.areas.fill(1);
    for (let k = this.size - 1; k >= 0; k--) {
      const i = this.order[k];
      const to = this.receivers[i];
      if (to !== i) this.areas[to] = this.areas[to] + this.areas[i];
    }
  }
  cut(uplift, cutting) {
    for (let k = 0; k < this.size; k++) {
      const i = this.order[k];
      if (this.fixed[i]) continue;
      const risen = this.heights[i] + uplift.values[i];
      const to = this.receivers[i];
      const force = to === i ? 0 : cutting * Math.sqrt(this.areas[i]) / this.reach[i];
      this.heights[i] = (risen + force * this.heights[to]) / (1 + force);
    }
  }
  slide(share) {
    const before = Float64Array.from(this.heights);
    const at2 = (i) => before[i];
    for (let r = 1; r < this.rows - 1; r++)
      for (let c = 1; c < this.columns - 1; c++) {
        const i = r * this.columns + c;
        if (this.fixed[i]) continue;
        const around2 = at2(i - 1) + at2(i + 1) + at2(i - this.columns) + at2(i + this.columns);
        this.heights[i] = at2(i) + share * (around2 - 4 * at2(i));
      }
  }
  wear(uplift, plan) {
    for (let round3 = 0; round3 < plan.rounds; round3++) {
      this.findReceivers();
      this.sortDownstreamFirst();
      this.gatherWater();
      this.cut(uplift, plan.cutting);
      this.slide(plan.sliding);
    }
    return this.heights;
  }
};
function fixedCells(start, water) {
  const { columns, rows } = start;
  return Uint8Array.from({ length: columns * rows }, (_, i) => {
    const c = i % columns;
    const r = Math.floor(i / columns);
    return c === 0 || r === 0 || c === columns - 1 || r === rows - 1 || water(i) ? 1 : 0;
  });
}
function erode(start, uplift, water, plan) {
  const worn = new Landscape(start, fixedCells(start, water)).wear(uplift, plan);
  return start.map((_v, _x, _y, i) => worn[i]);
}

// relief/ground.ts
var MARGIN = 96;
var STEP2 = 3;
var groundBox = (map3) => ({
  left: -MARGIN,
  top: -MARGIN,
  right: map3.width + MARGIN,
  bottom: map3.ground.bottom + MARGIN
});
function roughness(map3, heights, ridges2, rivers2) {
  const { hills, mountains } = map3.relief;
  const wide = blur(heights, 18);
  return wide.map((height, _x, _y, i) => {
    const near = Math.exp(-((ridges2.values[i] / 34) ** 2));
    const land = 0.16 + 0.62 * ease(...hills, height) + 0.95 * ease(...mountains, height);
    return Math.max(land, 0.75 * near) * (0.35 + 0.65 * ease(6, 44, rivers2.values[i]));
  });
}
var uneven = (x, y) => 0.75 + 0.4 * fractal(x, y, 90, 20, 7);
function buildGround(map3, source2) {
  const box = groundBox(map3);
  const { features: features2 } = map3;
  const courses2 = features2.rivers.flatMap((river) => river.courses.map(({ line }) => line));
  const rivers2 = distanceToLines([...courses2, ...features2.brooks], box, STEP2);
  const ridges2 = distanceToLines(features2.ridges, box, STEP2);
  const base = blur(
    Field.of(box, STEP2, (x, y) => source2.smooth(x, y)),
    7
  );
  const rough = roughness(map3, base, ridges2, rivers2);
  const start = Field.of(box, STEP2, (x, y) => 2 + fractal(x, y, 48, 6, 3));
  const uplift = rough.map((value, x, y) => 0.25 + value * (1 + 0.45 * fractal(x, y, 60, 8, 11)));
  const forms = erode(start, uplift, (i) => rivers2.values[i] < 3, {
    rounds: 40,
    cutting: 0.09,
    sliding: 0.025
  });
  const heights = base.map((height, x, y, i) => {
    const value = rough.values[i];
    const form = forms.linear(x + 5 * fractal(x, y, 30, 8, 21), y + 5 * fractal(x, y, 30, 8, 22));
    const crest = 30 * Math.exp(-((ridges2.values[i] / 13) ** 2));
    const valley = 9 * Math.exp(-((rivers2.values[i] / 20) ** 2));
    return height + form * (0.5 + 3 * value) + crest - valley;
  });
  return {
    heights,
    rough,
    meadow: rivers2.map((away, x, y) => 1 - ease(4, 26, away / uneven(x, y))),
    woods: depthInside(features2.woods, box, STEP2),
    marshes: depthInside(features2.marshes, box, STEP2),
    closed: depthInside(features2.closed, box, STEP2),
    grid: depthInside(map3.spaces, box, STEP2),
    countries: features2.countries.map(({ outline }) => depthInside([outline], box, STEP2))
  };
}

// relief/heights.ts
import sharp2 from "sharp";
var LOWEST = -200;
var PER_METRE = 10;
async function loadHeights({ box, step }, path2) {
  const { data, info } = await sharp2(path2).toColourspace("grey16").raw({ depth: "ushort" }).toBuffer({
    resolveWithObject: true
  });
  const grey = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const field = new Field(box, step);
  if (info.width !== field.columns || info.height !== field.rows)
    throw new Error(`${path2} does not fit the map: extract it again`);
  return field.map((_v, _x, _y, i) => grey[i * info.channels] / PER_METRE + LOWEST);
}

// relief/paint.ts
var FRINGE = 12;
var Ink = class {
  red = 0;
  green = 0;
  blue = 0;
  set([red, green, blue]) {
    this.red = red;
    this.green = green;
    this.blue = blue;
  }
  /** Lays a colour over what is there. */
  lay([red, green, blue], share) {
    this.red += (red - this.red) * share;
    this.green += (green - this.green) * share;
    this.blue += (blue - this.blue) * share;
  }
  put(pixels, at2, grain) {
    pixels[at2] = clamp(Math.round(this.red + grain), 0, 255);
    pixels[at2 + 1] = clamp(Math.round(this.green + grain), 0, 255);
    pixels[at2 + 2] = clamp(Math.round(this.blue + grain * 0.9), 0, 255);
  }
};
function coloursOf(map3, palette) {
  return {
    ramp: palette.ramp.map(rgb),
    shadow: rgb(palette.shadow.colour),
    shine: rgb(palette.shine.colour),
    paper: rgb(palette.paper),
    meadow: rgb(palette.meadow.colour),
    wood: rgb(palette.wood.ground),
    woodDark: rgb(palette.wood.tree),
    marsh: rgb(palette.marsh.ground),
    closed: rgb(palette.closed),
    tints: map3.features.countries.map(({ nation }) => {
      const { tint, share } = palette.nations[nation];
      return { colour: rgb(tint), share };
    })
  };
}
var GroundPainter = class {
  map;
  ground;
  palette;
  colours;
  ink = new Ink();
  constructor(map3, ground, palette) {
    this.map = map3;
    this.ground = ground;
    this.palette = palette;
    this.colours = coloursOf(map3, palette);
  }
  /** RGB bytes of a window. */
  paint(window, shading) {
    const pixels = new Uint8Array(window.width * window.height * 3);
    for (let row = 0, i = 0; row < window.height; row++)
      for (let column = 0; column < window.width; column++, i++) {
        const x = (window.left + column + 0.5) / window.scale;
        const y = (window.top + row + 0.5) / window.scale;
        this.pixel(x, y, shading.heights[i], shading.light[i]);
        this.ink.put(pixels, i * 3, this.grain(x, y, window.left + column, window.top + row));
      }
    return pixels;
  }
  /** Fibres of the paper, and specks of a pixel. */
  grain(x, y, px, py) {
    const fibre = noise(x / 5, y / 2.2, 51) + noise(x / 70, y / 70, 52);
    return this.palette.grain * (0.55 * fibre + 0.5 * (hash(px, py, 53) - 0.5));
  }
  pixel(x, y, height, light2) {
    if (y > this.map.ground.bottom) {
      this.ink.set(this.colours.paper);
      return;
    }
    this.land(x, y, height);
    this.vegetation(x, y);
    this.relief(light2);
    this.closedSpaces(x, y);
    this.outside(x, y);
  }
  land(x, y, height) {
    const { ramp, tints, meadow } = this.colours;
    const stops = this.map.relief.ramp;
    let i = 1;
    while (i < stops.length - 1 && height > stops[i]) i++;
    const low = stops[i - 1];
    this.ink.set(ramp[i - 1]);
    this.ink.lay(ramp[i], clamp((height - low) / (stops[i] - low)));
    this.ink.lay(meadow, this.palette.meadow.share * this.ground.meadow.linear(x, y));
    tints.forEach(({ colour, share }, k) => {
      const depth = this.ground.countries[k].linear(x, y);
      this.ink.lay(colour, share * ease(-2, 2, depth) * (0.45 + 1.1 * Math.exp(-Math.max(0, depth) / 70)));
    });
  }
  vegetation(x, y) {
    const { wood, woodDark, marsh } = this.colours;
    const inWood = this.ground.woods.linear(x, y);
    const inMarsh = this.ground.marshes.linear(x, y);
    if (inWood < -FRINGE && inMarsh < -FRINGE) return;
    const ragged = 4.2 * fractal(x, y, 18, 2, 61);
    const trees = ease(-2.5, 3.5, inWood + ragged);
    if (trees > 0) {
      this.ink.lay(wood, trees * this.palette.wood.share);
      this.ink.lay(woodDark, trees * clamp(0.2 + 0.26 * fractal(x, y, 16, 2, 62)));
    }
    const wet = ease(-2.5, 3.5, inMarsh + ragged);
    if (wet > 0)
      this.ink.lay(marsh, wet * this.palette.marsh.share * clamp(0.85 + 0.3 * fractal(x, y, 22, 4, 63)));
  }
  relief(light2) {
    const { shadow, shine } = this.palette;
    if (light2 < 0) this.ink.lay(this.colours.shadow, clamp(-light2 * 1.5) * shadow.strength);
    else this.ink.lay(this.colours.shine, clamp(light2 * 1.5) * shine.strength);
  }
  closedSpaces(x, y) {
    const depth = this.ground.closed.linear(x, y);
    if (depth <= -2) return;
    const stripe = ease(0.1, 0.5, Math.sin((x + y) * 0.62));
    const edge = Math.exp(-Math.max(0, depth - 1) / 6);
    this.ink.lay(this.colours.closed, ease(-1.5, 1.5, depth) * (0.12 + 0.08 * stripe + 0.15 * edge));
  }
  outside(x, y) {
    const depth = this.ground.grid.linear(x, y);
    if (depth < 3) this.ink.lay(this.colours.paper, this.palette.veil * ease(0, 2.5, -depth + 1));
  }
};

// relief/shading.ts
var COARSEST_DETAIL = 14;
var FINEST_DETAIL = 1.6;
var PIXELS_A_WAVE = 3;
function heightsWithRim(ground, window) {
  const { scale, left, top, width, height } = window;
  const heights = new Float32Array((width + 2) * (height + 2));
  const finest = Math.max(FINEST_DETAIL, PIXELS_A_WAVE / scale);
  for (let row = 0, i = 0; row < height + 2; row++)
    for (let column = 0; column < width + 2; column++, i++) {
      const x = (left + column - 0.5) / scale;
      const y = (top + row - 0.5) / scale;
      const rough = ground.rough.linear(x, y);
      const detail = fractal(x, y, COARSEST_DETAIL, finest, 31) * (0.25 + 3.2 * rough);
      heights[i] = ground.heights.smooth(x, y) + detail;
    }
  return heights;
}
var LAMPS = [
  { x: -0.62, y: -0.62, share: 0.7 },
  { x: -0.88, y: 0.1, share: 0.18 },
  { x: 0.1, y: -0.88, share: 0.12 }
];
var LAMP_X = LAMPS.reduce((sum, { x, share }) => sum + x * share, 0);
var LAMP_Y = LAMPS.reduce((sum, { y, share }) => sum + y * share, 0);
var lightOn = (dx, dy) => -(dx * LAMP_X + dy * LAMP_Y) / Math.sqrt(dx * dx + dy * dy + 1);
function shade(ground, window, light2) {
  const { width, height, scale } = window;
  const rim = heightsWithRim(ground, window);
  const stride = width + 2;
  const steepness = light2.exaggeration * scale / (2 * light2.metresPerUnit);
  const result = { heights: new Float32Array(width * height), light: new Float32Array(width * height) };
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) {
      const k = (row + 1) * stride + column + 1;
      const dx = (rim[k + 1] - rim[k - 1]) * steepness;
      const dy = (rim[k + stride] - rim[k - stride]) * steepness;
      result.heights[i] = rim[k];
      result.light[i] = lightOn(dx, dy);
    }
  return result;
}

// output/press.ts
var METRES = 1e3;
var plateOf = (map3, ground, theme) => ({
  painter: new GroundPainter(map3, ground, PALETTES[theme]),
  layers: drawAll({ map: map3, ground, palette: PALETTES[theme] })
});
function drawing(map3, layers, { scale, left, top, width, height }) {
  const box = {
    left: left / scale,
    top: top / scale,
    right: (left + width) / scale,
    bottom: (top + height) / scale
  };
  const view = [box.left, box.top, width / scale, height / scale].join(" ");
  const content = drawingSvg(layers, box, map3.ground);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${content}</svg>`
  );
}
var Press = class _Press {
  map;
  ground;
  plates;
  constructor(map3, ground) {
    this.map = map3;
    this.ground = ground;
    this.plates = { light: plateOf(map3, ground, "light"), dark: plateOf(map3, ground, "dark") };
  }
  /** Reads what the map keeps in `ground/`; `root` is the folder of this workspace. */
  static async open(id, root) {
    const map3 = describeMap(id, root);
    const entry = ATLAS[id];
    const heights = await loadHeights(entry.source.heights, join2(root, id, "ground", "heights.png"));
    return new _Press(map3, buildGround(map3, heights));
  }
  /** RGB bytes of a window in each theme. The slow part, light and shadow, is the same in both. */
  async print(window) {
    const { relief, legend } = this.map;
    const light2 = { metresPerUnit: legend.kilometresPerUnit * METRES, exaggeration: relief.exaggeration };
    const shading = shade(this.ground, window, light2);
    const prints = [];
    for (const theme of THEMES) {
      const { painter, layers } = this.plates[theme];
      const raw = { width: window.width, height: window.height, channels: 3 };
      const print = sharp3(painter.paint(window, shading), { raw }).composite([{ input: drawing(this.map, layers, window) }]).removeAlpha();
      prints.push([theme, await print.raw().toBuffer()]);
    }
    return Object.fromEntries(prints);
  }
};
function describeMap(id, root) {
  const entry = ATLAS[id];
  if (!entry) throw new Error(`no map ${id}; there are: ${Object.keys(ATLAS).join(", ")}`);
  const rivers2 = readFileSync(join2(root, id, "ground", "rivers.json"), "utf8");
  return entry.describe(JSON.parse(rivers2));
}

// output/tiles.ts
import sharp4 from "sharp";
var TILE = 512;
var SCALES = [0.5, 1, 2];
var levelsOf = ({ width, height }) => SCALES.map((scale, level) => ({
  level,
  scale,
  columns: Math.ceil(width * scale / TILE),
  rows: Math.ceil(height * scale / TILE)
}));
var tilePlaces = (map3) => levelsOf(map3).flatMap(
  (level) => Array.from({ length: level.rows * level.columns }, (_, i) => ({
    level,
    column: i % level.columns,
    row: Math.floor(i / level.columns)
  }))
);
var tilePath = (theme, { level, column, row }) => `${theme}/${level.level}/${column}-${row}.webp`;
var quality = ({ scale }) => scale > 1 ? 82 : 86;
var webp = (level) => ({ quality: quality(level), effort: 5, smartSubsample: true });
function windowOf({ width, height }, { level, column, row }) {
  const left = column * TILE;
  const top = row * TILE;
  return {
    scale: level.scale,
    left,
    top,
    width: Math.min(TILE, Math.round(width * level.scale) - left),
    height: Math.min(TILE, Math.round(height * level.scale) - top)
  };
}
async function printTile(press, place) {
  const window = windowOf(press.map, place);
  const { width, height } = window;
  const prints = await press.print(window);
  const rest = { right: TILE - width, bottom: TILE - height };
  const whole = rest.right === 0 && rest.bottom === 0;
  return Promise.all(
    THEMES.map(async (theme) => {
      const print = sharp4(prints[theme], { raw: { width, height, channels: 3 } });
      const square = whole ? print : print.ensureAlpha().extend({ ...rest, background: "#00000000" });
      return { path: tilePath(theme, place), bytes: await square.webp(webp(place.level)).toBuffer() };
    })
  );
}

// output/sheet.ts
var sheetOf = (map3) => ({
  id: map3.id,
  width: map3.width,
  height: map3.height,
  tileSize: TILE,
  levels: levelsOf(map3),
  labels: map3.labels,
  ...map3.legend
});
var lines = (labels2) => labels2.map((label) => `    ${JSON.stringify(label)}`).join(",\n");
function sheetText(map3) {
  const { labels: labels2, ...rest } = sheetOf(map3);
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  return `${head},
  "labels": [
${lines(labels2)}
  ]
}
`;
}

// programs/build.ts
var USAGE = `usage: build <map> [--check]
maps: ${Object.keys(ATLAS).join(", ")}`;
var KILOBYTE = 1024;
async function* products(press) {
  for (const place of tilePlaces(press.map)) yield* await printTile(press, place);
  yield* await printPictures(press);
}
function write(path2, bytes) {
  mkdirSync(dirname(path2), { recursive: true });
  writeFileSync(path2, bytes);
}
async function rebuild(id, root) {
  const press = await Press.open(id, root);
  const { tiles, sheet } = foldersOf(id, root);
  rmSync(tiles, { recursive: true, force: true });
  let size = 0;
  let count2 = 0;
  for await (const { path: path2, bytes } of products(press)) {
    write(join3(tiles, path2), bytes);
    size += bytes.length;
    count2++;
  }
  write(sheet, sheetText(press.map));
  console.log(`${count2} pictures, ${Math.round(size / KILOBYTE)} KB, in ${tiles}
names in ${sheet}`);
  return 0;
}
var same = (path2, bytes) => existsSync(path2) && readFileSync2(path2).equals(bytes);
async function check(id, root) {
  const press = await Press.open(id, root);
  const { tiles, sheet } = foldersOf(id, root);
  const stale = [];
  for await (const { path: path2, bytes } of products(press)) {
    const file = join3(tiles, path2);
    if (!same(file, bytes)) stale.push(file);
  }
  if (!same(sheet, Buffer.from(sheetText(press.map)))) stale.push(sheet);
  for (const path2 of stale) console.error(`differs: ${path2}`);
  if (stale.length === 0) console.log("every file is what the builder makes");
  return stale.length === 0 ? 0 : 1;
}
async function main(words, root) {
  const [id = "", flag] = words;
  if (!(id in ATLAS) || flag !== void 0 && flag !== "--check") {
    console.error(USAGE);
    return 2;
  }
  return flag === "--check" ? check(id, root) : rebuild(id, root);
}
export {
  main
};
