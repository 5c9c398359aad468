### Lantern Harbour: what is said of it before anyone plays.

## The game
game-lantern = Lantern Harbour
game-lantern-about = Load ships with crates and moor them where they score most. Ships under one flag score more side by side.
web-line-lantern = Load ships with crates, and moor each one where it scores most.
web-solo-lantern = the lamplighter
option-lantern-lamplighter = How strong the lamplighter is. Only for one player.
option-lantern-storehouses = Whether the four corner berths have storehouses that pay for goods.
setting-lantern-lamplighter = The lamplighter
choice-lantern-lamplighter-easy = easy
choice-lantern-lamplighter-normal = normal
choice-lantern-lamplighter-hard = hard
setting-lantern-storehouses = Storehouses
choice-lantern-storehouses-yes = yes
choice-lantern-storehouses-no = no
lantern-lamplighter = Lamplighter
lantern-error-lamplighter-seats = The lamplighter plays against one player, not against { $seats }. Leave out the option lamplighter.
rules-short-lantern =
    Fill your harbour with the ships that bring the most points. You have 12 rounds.
    On your turn, take two actions. Each is one of these:
    • Take an open crate from the quay. A lantern from the quay takes your whole turn.
    • Draw a crate from the bag. Only you see it. You can hold 8 crates.
    • Moor a ship from the bay at a free berth. Give the crates it asks for; a lantern stands for any good.
    • Send a ship out to sea.
    At the end of your turn, quay and bay are refilled.
    A moored ship scores the points shown on it. At a corner berth, it also scores 1 point for each crate of the storehouse’s good in its cargo. It scores 2 points for each adjacent ship under the same flag.
    A full harbour scores 4 points, ends your turn and makes this round the last one.
    Most points win. Ties go to the player with more ships.
    Alone, you play against the lamplighter. After each of your turns it draws two crates and moors the first ship from the left that it can load.
