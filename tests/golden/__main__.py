from tests.golden.playthrough import SCRIPTS, playthrough

for script in SCRIPTS:
    script.file.write_text(playthrough(script), "utf-8")
    print(script.file.name)
